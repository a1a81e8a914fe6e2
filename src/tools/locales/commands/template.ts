import { expectedWords } from '../../../i18n/check/compareWords.ts';
import type { WordFile } from '../../../i18n/check/readWords.ts';
import { nest, type Words } from '../nest.ts';

/**
 * A file for somebody to fill in: every key that the language needs, in the order of English, plural
 * keys in all forms of the language. Its texts are empty, which is a mark that cannot be published:
 * an empty text counts as one that is not there.
 */
export function template(source: WordFile, locale: string): string {
  return printWords(nest([...expectedWords(source, locale).keys()].map((key) => [key, ''])));
}

/** Words as a locale file holds them, in the layout of the house. */
export function printWords(words: Words): string {
  return `${JSON.stringify(words, null, 2)}\n`;
}
