import { siteOrigin } from '../delivery/siteOrigin.ts';
import { knownCodes, locales, pagesOf } from '../i18n/catalogue.ts';
import { optionLabels } from '../i18n/optionLabels.ts';
import type { LanguageChoice, PageLink } from '../pages/page.ts';
import { languageName } from '../i18n/formats.ts';
import { sourceLocale, type Locale } from '../site/locales.ts';
import { routes, type RouteId } from '../site/routes.ts';
import { fileOf, pathOf } from '../site/urls.ts';
import { visitorsMails } from './visitorsMails.ts';

/** Whether a page is published in a locale: its words are there, or it is an answer. */
export function isPublished(id: RouteId, locale: string): boolean {
  return pagesOf(locale).has(id);
}

/** The locales a page is published in, in the order of the picker. */
export function alternatesOf(id: RouteId): readonly Locale[] {
  return locales.filter((locale) => isPublished(id, locale.code));
}

/** Where the picker leads from a page: to the same page, else to that language's first one, as a rule home. */
export function languagesOf(id: RouteId): readonly LanguageChoice[] {
  return locales.map((locale) => {
    const pages = pagesOf(locale.code);
    const [first = 'home'] = pages;
    return { locale, id: pages.has(id) ? id : first };
  });
}

/** Where a reader of one locale finds a page: in that locale, else in the source, which has all. */
export function linkFrom(current: { id: RouteId; locale: Locale }) {
  return (id: RouteId, hash?: string): PageLink => {
    const code = isPublished(id, current.locale.code) ? current.locale.code : sourceLocale;
    const fragment = hash === undefined ? '' : `#${hash}`;
    return {
      href: pathOf(id, code) + fragment,
      isCurrent: id === current.id,
      ...(code !== current.locale.code && {
        hrefLang: code,
        language: languageName(current.locale, code),
      }),
    };
  };
}

/** What the build writes into the manifest about locales, pages and forms. */
export function describeSite() {
  return {
    origin: siteOrigin,
    sourceLocale,
    locales,
    pages: locales.flatMap((locale) =>
      [...pagesOf(locale.code)].map((id) => ({
        id,
        locale: locale.code,
        path: pathOf(id, locale.code),
        file: fileOf(id, locale.code),
      })),
    ),
    absent: knownCodes.flatMap((locale) => {
      const published = locales.some(({ code }) => code === locale) ? [...pagesOf(locale)] : [];
      return routes
        .filter(({ id }) => id !== 'not-found' && !published.includes(id))
        .map(({ id }) => ({ id, locale }));
    }),
    optionLabels,
    mails: Object.fromEntries(locales.map((locale) => [locale.code, visitorsMails(locale)])),
  };
}
