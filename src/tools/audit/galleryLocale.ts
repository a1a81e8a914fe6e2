const prefix = 'gallery-';

/** The name under which the reports keep the gallery: its parts have a direction, no language. */
export function galleryLocale(dir: 'ltr' | 'rtl'): string {
  return prefix + dir;
}

/**
 * Whether a page is a mirrored part. Those are not audited: they are the same documents as the
 * others (`tests/journeys/ariaSnapshots.test.ts`), and whatever is published right to left is
 * audited where it is published.
 */
export function isMirrored(locale: string): boolean {
  return locale === galleryLocale('rtl');
}

/** Whether a page of the audit belongs to the gallery and so to no language. */
export function isGallery(locale: string): boolean {
  return locale.startsWith(prefix);
}
