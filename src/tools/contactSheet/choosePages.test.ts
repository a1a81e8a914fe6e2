import { expect, test } from 'vitest';
import type { Locale } from '../../site/locales.ts';
import type { PublishedPage } from '../../delivery/manifest.ts';
import { routes, type RouteId } from '../../site/routes.ts';
import { galleryLocale } from '../states/galleryLocale.ts';
import { choosePages } from './choosePages.ts';

const components = ['ltr', 'rtl'].flatMap((dir) =>
  ['button', 'carousel'].map((component) => ({
    id: component as RouteId,
    locale: galleryLocale(dir as 'ltr' | 'rtl'),
    path: `/gallery/${dir}/${component}`,
    file: `gallery/${dir}/${component}/index.html`,
  })),
);

function whole(locale: string): PublishedPage[] {
  return routes.map(({ id, path }) => ({ id, locale, path, file: `${locale}/${id}.html` }));
}

const locales = ['en', 'hi', 'ar', 'fa'].map((code) => ({
  code,
  dir: code === 'ar' || code === 'fa' ? 'rtl' : 'ltr',
})) as Locale[];

const site = {
  sourceLocale: 'en',
  locales,
  pages: [...locales.flatMap(({ code }) => whole(code)), ...components],
};

test('every part is on the sheet, left to right and mirrored', () => {
  expect(choosePages(site, 'of each kind')).toEqual(expect.arrayContaining(components));
});

test('of each kind of page the first is on the sheet, once in a language', () => {
  const kinds = new Set(routes.map(({ kind }) => kind)).size;
  const shown = choosePages(site, 'of each kind').filter(({ locale }) => locale === 'en');
  expect(shown).toHaveLength(kinds);
  expect(shown.map(({ id }) => id)).toContain(routes.find(({ kind }) => kind === 'service')?.id);
});

test('the languages are that of the sources and the first from right to left', () => {
  const codes = choosePages(site, 'of each kind').map(({ locale }) => locale);
  expect([...new Set(codes)].toSorted()).toEqual(['ar', 'en', 'gallery-ltr', 'gallery-rtl']);
});

test('if all are wanted, no page is left out', () => {
  const shown = choosePages(site, 'all').filter(({ locale }) => locale === 'ar');
  expect(shown.map(({ id }) => id)).toEqual(routes.map(({ id }) => id));
});

test('a site without a language from right to left has a sheet too', () => {
  const [english] = locales;
  const alone = { ...site, locales: english ? [english] : [] };
  expect(choosePages(alone, 'all')).toHaveLength(components.length + routes.length);
});
