/** Public address of the site, set at build; only for links that must be absolute. */
export const siteOrigin = import.meta.env['SITE_ORIGIN'] ?? 'https://techeon.example';
