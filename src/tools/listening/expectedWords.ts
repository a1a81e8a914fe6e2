import type { Step } from './journey.ts';
import type { ScreenReader } from './screenReader.ts';

/** The text of a locale under a file and a dotted key; undefined if there is none. */
export type TextOf = (file: string, key: string) => string | undefined;

/**
 * What must be heard at a step, in one language: the reader's own words, and texts of the page
 * around what is inserted into them.
 * @param ownWords as of `ScreenReader`; a word that it does not know is not expected.
 * @throws Error if the language has no such text.
 */
export function expectedWords(
  { hear = [], read = [] }: Step,
  textOf: TextOf,
  ownWords: ScreenReader['ownWords'] = (words) => words,
): string[] {
  const texts = read.flatMap((name) => {
    const [file = '', key = ''] = name.split(':');
    const text = textOf(file, key);
    if (text === undefined) throw new Error(`Expected a text under ${key} in ${file}.json.`);
    return text
      .split(/\{\{[^}]*\}\}/u)
      .map(bare)
      .filter(Boolean);
  });
  return [...hear.flatMap((words) => ownWords(words) ?? []), ...texts];
}

/** Whether words are heard in what a reader said, however it ends its sentences. */
export function isHeard(words: string, said: string): boolean {
  return plain(said).includes(bare(words));
}

/** Readers end what they say as they like. */
function bare(words: string): string {
  return plain(words).replace(/[.,،。]$/u, '');
}

/** One line, without the marks that isolate a name from the sentence around it. */
function plain(words: string): string {
  return words
    .replaceAll(/[\u2066-\u2069]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
