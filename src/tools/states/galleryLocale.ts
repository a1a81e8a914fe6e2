const prefix = 'gallery-';

/** The name under which the reports keep the gallery: its parts have a direction, no language. */
export function galleryLocale(dir: 'ltr' | 'rtl'): string {
  return prefix + dir;
}

/** Whether a page of the audit belongs to the gallery and so to no language. */
export function isGallery(locale: string): boolean {
  return locale.startsWith(prefix);
}

/**
 * The direction in which the gallery is audited. The mirrored parts are the same documents
 * (`tests/journeys/ariaSnapshots.test.ts`), and whatever is published right to left is audited
 * where it is published.
 */
export const auditedDirection = 'ltr';

/** Whether a page, of the site or of the gallery, is audited. */
export function isAudited(locale: string): boolean {
  return !isGallery(locale) || locale === galleryLocale(auditedDirection);
}
