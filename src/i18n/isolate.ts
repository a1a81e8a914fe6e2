import type { Locale } from '../site/locales.ts';

/** First strong isolate, and what ends it (UAX 9, 2.4): the value sets its own direction. */
const [start, end] = ['\u2068', '\u2069'];

/** What is isolated already, and does nothing to what stands around it. */
const isolated = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu;

/** Letters of the blocks that are written from the right (DerivedBidiClass, the defaults R and AL). */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A value as it is put into a sentence: isolated where it has a letter that runs against the
 * sentence, which else could take figures, brackets and other values beside it along. Where it has
 * none nothing is added, so that English pages with Latin values hold no invisible character.
 */
export function isolate(value: string, dir: Locale['dir']): string {
  const letters = value.replaceAll(isolated, '').match(/\p{Letter}/gu) ?? [];
  const isAgainst = letters.some((letter) => rightToLeft.test(letter) !== (dir === 'rtl'));
  return isAgainst ? `${start}${value}${end}` : value;
}

/** A text as it is told to machines: without what only a reader needs. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/gu, '');
}
