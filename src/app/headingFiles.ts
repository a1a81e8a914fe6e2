import { assets } from 'virtual:assets';
import { wordsOf } from '../i18n/catalogue.ts';
import type { Locale } from '../site/locales.ts';

/** Letters that are in the second file of the Latin face: its `unicode-range` in fonts.css. */
const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u017f]/u;

/**
 * What to fetch with a page so that its headings have their face, as the words of its language need
 * it: fonts, and a stylesheet where it is written with letters that the one of the site does not
 * set. A letter that came late would stand in another face in the midst of a word.
 */
export function headingFiles({ code, script }: Locale): {
  fonts: readonly string[];
  styles: readonly string[];
} {
  const { style, fonts = [] } = assets.headings[code] ?? {};
  // Names, numbers and spaces are Latin in every script.
  const latin = needsExtended(code, script)
    ? [assets.headingFont, assets.extendedFont]
    : [assets.headingFont];
  return { fonts: [...fonts, ...latin], styles: style === undefined ? [] : [style] };
}

function needsExtended(code: string, script: string): boolean {
  return script === 'Latn' && extended.test(JSON.stringify(wordsOf(code)));
}
