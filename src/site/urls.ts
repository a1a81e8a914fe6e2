import { sourceLocale } from './locales.ts';
import { routeOf, type RouteId } from './routes.ts';

/** The path of a page in a locale; the source locale has no prefix. */
export function pathOf(id: RouteId, locale: string): string {
  const { path } = routeOf(id);
  return locale === sourceLocale ? path : `/${locale}${path}`;
}

/** Where the published folder holds a page: `ar/contact-us/index.html`, `404.html`. */
export function fileOf(id: RouteId, locale: string): string {
  const path = pathOf(id, locale).slice(1);
  if (id === 'not-found') return `${path}.html`;
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
}

/** The fragment of the quote form, as linked from every page (S1.36). */
export const quoteFormAnchor = 'quote-form-section';
