import { assets } from 'virtual:assets';
import { wordsOf } from '../i18n/catalogue.ts';
import type { Locale } from '../site/locales.ts';
import { isRouteId, type RouteId } from '../site/routes.ts';

/** Letters that are in the second file of the Latin face: its `unicode-range` in fonts.css. */
const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u017f]/u;

/**
 * What to fetch with a page so that its headings have their face: the fonts that its words and those
 * which all pages share need, and a stylesheet where its language is written with letters that the
 * one of the site does not set. A letter that came late would stand in another face in the midst of
 * a word.
 */
export function headingFiles(
  id: RouteId,
  { code, script }: Pick<Locale, 'code' | 'script'>,
): { fonts: readonly string[]; styles: readonly string[] } {
  const { style, fonts = [] } = assets.headings[code] ?? {};
  // Names, numbers and spaces are Latin in every script.
  const latin =
    script === 'Latn' && hasExtended(id, code)
      ? [assets.headingFont, assets.extendedFont]
      : [assets.headingFont];
  return { fonts: [...fonts, ...latin], styles: style === undefined ? [] : [style] };
}

function hasExtended(id: RouteId, code: string): boolean {
  const names = extendedIn.get(code) ?? namesWithExtended(code);
  extendedIn.set(code, names);
  return names.some((name) => name === id || !isRouteId(name));
}

/** By language: the files of words that have such a letter, of a page or shared by all. */
const extendedIn = new Map<string, readonly string[]>();

function namesWithExtended(code: string): string[] {
  return Object.entries(wordsOf(code))
    .filter(([, words]) => extended.test(JSON.stringify(words)))
    .map(([name]) => name);
}
