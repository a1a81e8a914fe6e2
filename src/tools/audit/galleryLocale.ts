const prefix = 'gallery-';

/** The name under which the reports keep the gallery: its parts have a direction, no language. */
export function galleryLocale(dir: 'ltr' | 'rtl'): string {
  return prefix + dir;
}

/** Whether a page of the audit belongs to the gallery and so to no language. */
export function isGallery(locale: string): boolean {
  return locale.startsWith(prefix);
}
