import { knownLanguages } from '../../../src/i18n/check/conventions.ts';
import { wordsIn } from '../../../src/i18n/check/wordsIn.ts';

/** How clearly a text is written in a language: its small words among those of the text, by kind and number. */
type Trace = { base: string; kinds: number; count: number };

/**
 * The language that the small words of a text are of, such as `en`; undefined where they are too few
 * to tell, or are those of several languages. A third more than any other language has is clear.
 */
export function foundLanguage(text: string): string | undefined {
  if (!known.has(text)) known.set(text, find(text));
  return known.get(text);
}

/** What is repeated on every page is looked at once. */
const known = new Map<string, string | undefined>();

function find(text: string): string | undefined {
  const words = wordsIn(text.toLowerCase());
  const traces = knownLanguages
    .map(({ base, words: small }): Trace => {
      const hits = words.filter((word) => small.has(word));
      return { base, kinds: new Set(hits).size, count: hits.length };
    })
    .toSorted((a, b) => b.kinds - a.kinds || b.count - a.count);
  const [best, next] = traces;
  if (best === undefined || next === undefined) return undefined;
  const isClear = best.kinds >= 4 && best.kinds * 3 > next.kinds * 4;
  return isClear && best.count * 12 >= words.length ? best.base : undefined;
}

/** Whether the small words of a language are written down, so that it can be found at all. */
export function canBeFound(base: string): boolean {
  return knownLanguages.some((language) => language.base === base);
}
