import { locales, routesWithWords } from '../i18n/catalogue.ts';
import { quoteLabels } from '../i18n/quoteLabels.ts';
import type { PageLink } from '../i18n/page.ts';
import { pages } from '../pages/pages.ts';
import { sourceLocale, type Locale } from '../site/locales.ts';
import { routeOf, routes, type RouteId } from '../site/routes.ts';
import { fileOf, pathOf } from '../site/urls.ts';

/** Whether a page is published in a locale: its kind can be drawn and its words are there. */
export function isPublished(id: RouteId, locale: string): boolean {
  return pages[routeOf(id).kind] !== undefined && routesWithWords(locale).has(id);
}

/** The locales a page is published in, in the order of the picker. */
export function alternatesOf(id: RouteId): readonly Locale[] {
  return locales.filter((locale) => isPublished(id, locale.code));
}

/** Where a reader of one locale finds a page: in that locale, else in the source, else nowhere. */
export function linkFrom(current: { id: RouteId; locale: Locale }) {
  return (id: RouteId, hash?: string): PageLink | undefined => {
    const code = [current.locale.code, sourceLocale].find((locale) => isPublished(id, locale));
    if (code === undefined) return undefined;
    const fragment = hash === undefined ? '' : `#${hash}`;
    return {
      href: pathOf(id, code) + fragment,
      isCurrent: id === current.id,
      ...(code !== current.locale.code && { hrefLang: code }),
    };
  };
}

/** What the build writes into the manifest about locales, pages and forms. */
export function describeSite() {
  return {
    sourceLocale,
    locales,
    pages: locales.flatMap((locale) =>
      routes
        .filter((route) => isPublished(route.id, locale.code))
        .map(({ id }) => ({
          id,
          locale: locale.code,
          path: pathOf(id, locale.code),
          file: fileOf(id, locale.code),
        })),
    ),
    quoteServices: quoteLabels,
  };
}
