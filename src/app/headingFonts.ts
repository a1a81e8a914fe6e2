import { assets } from 'virtual:assets';
import { wordsOf } from '../i18n/catalogue.ts';
import type { Locale } from '../site/locales.ts';

/** Letters that are in the second file of the heading font: its `unicode-range` in fonts.css. */
const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u017f]/u;

/**
 * The files of the heading font to fetch with a page, as the words of its language need them. Only
 * Latin is set in it; a letter that came late would stand in another face in the midst of a word.
 */
export function headingFonts({ code, script }: Locale): readonly string[] {
  if (script !== 'Latn') return [];
  const isExtended = extended.test(JSON.stringify(wordsOf(code)));
  return isExtended ? [assets.headingFont, assets.extendedFont] : [assets.headingFont];
}
