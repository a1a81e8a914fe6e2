import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../../src/delivery/manifest.ts';
import { sourceLocale } from '../../../src/site/locales.ts';
import { routeOf } from '../../../src/site/routes.ts';
import { root } from '../../../src/project/root.ts';

const manifest = JSON.parse(readFileSync(join(root, 'build/manifest.json'), 'utf8')) as Manifest;

export type JourneyPage = Manifest['pages'][number];

/** Every published page in every locale. */
export const pages: readonly JourneyPage[] = manifest.pages;

/**
 * One page of every kind and family, and of other languages than the source of every kind: for what
 * pages have from their kind, not from their words.
 */
export const samplePages = firstOf(({ id, locale }) => {
  const { kind, family = '' } = routeOf(id);
  return locale === sourceLocale ? `${kind} ${family}` : `${locale} ${kind}`;
});

/** One page of every kind and locale: for what pages have from their kind alone. */
export const kindPages = firstOf(({ id, locale }) => `${locale} ${routeOf(id).kind}`);

/** One page of every kind in the source locale: for what asks nothing of words and directions. */
export const sourceKindPages = kindPages.filter(({ locale }) => locale === sourceLocale);

/**
 * Every page of the source, and of each other language one of every kind: for what pages have from
 * their elements, which are those of the source with other words.
 */
export const drawnPages: readonly JourneyPage[] = pages.filter(
  (page) => page.locale === sourceLocale || kindPages.includes(page),
);

/** The first page of every shape. */
function firstOf(shape: (page: JourneyPage) => string): readonly JourneyPage[] {
  return pages.filter(
    (page, index) => pages.findIndex((other) => shape(other) === shape(page)) === index,
  );
}

/** Every locale of the site. */
export const locales = manifest.locales;

/** The first locale of each direction of writing: for what is mirrored and asks nothing of words. */
export const oneOfEachDirection = [
  ...new Map(locales.toReversed().map((each) => [each.dir, each])).values(),
];

/** The only pages to walk to, by path, where somebody has little time. */
const wanted = process.env['JOURNEY_PAGES']?.split(',');

/** Whether walks are short, because somebody has little time. */
export const isShort = wanted !== undefined;

const published = new Set(pages.map(({ path }) => path));

/** Whether a walk goes to a page, by its path; what is no page of the published site was chosen by the test. */
export function isWalked(path: string): boolean {
  return wanted?.includes(path) !== false || !published.has(path);
}

/** The languages that a walk goes to: where somebody has little time the source, and those with a chosen page besides the home page. */
export const walkedLocales = locales.filter(
  ({ code }) =>
    code === sourceLocale ||
    pages.some(({ id, locale, path }) => locale === code && id !== 'home' && isWalked(path)),
);
