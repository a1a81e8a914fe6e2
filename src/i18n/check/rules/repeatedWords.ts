import { beside } from './pair.ts';
import type { TextRule } from './rule.ts';

const doubled =
  /(?<![\p{L}\p{M}\p{N}-])([\p{L}\p{M}]{2,}|[\p{L}])[ \u00a0]+\1(?![\p{L}\p{M}\p{N}'’-])/giu;
const hasSpace = /[ \u00a0]/u;

/** The same word twice in a row. */
export const repeatedWords: TextRule = (pair, { conventions, script }) => {
  if (!hasSpace.test(pair.bare))
    return particles(pair.bare, conventions.neverTwice).map((at) =>
      tell(at, pair.bare.slice(at, at + 2)),
    );
  if (!hasNeighbours(pair.words))
    return particles(pair.bare, conventions.neverTwice).map((at) =>
      tell(at, pair.bare.slice(at, at + 2)),
    );
  for (const { 0: twice, 1: word = '', index } of pair.bare.matchAll(doubled)) {
    const lower = word.toLowerCase();
    const again = twice.slice(-word.length);
    const isMeant =
      conventions.repeats.has(lower) ||
      (conventions.doublesWords && !conventions.words.has(lower)) ||
      // "Bundle by bundle" is said so in Arabic.
      (script === 'Arab' && /[ًٌٍ]|ًا$/u.test(word)) ||
      // An abbreviation and a word: IT, it.
      (word !== again && /^\p{Lu}+$/u.test(word)) ||
      (word.length === 1 && script !== 'Latn') ||
      (pair.english !== pair.text && pair.english.toLowerCase().includes(twice.toLowerCase()));
    if (!isMeant) return [tell(index, twice)];
  }
  return particles(pair.bare, conventions.neverTwice).map((at) =>
    tell(at, pair.bare.slice(at, at + 2)),
  );

  function tell(at: number, got: string) {
    return {
      rule: 'repeated-word' as const,
      at,
      message: `Expected each word once, got "${got}". Delete one.${beside(pair)}`,
    };
  }
};

/** Where there are no spaces, particles cannot stand twice. */
function particles(text: string, pattern: RegExp | undefined): number[] {
  const match = pattern?.exec(text);
  return match === null || match === undefined ? [] : [match.index];
}

/** Whether some word follows itself, which is asked of many texts and true of few. */
function hasNeighbours(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const before = words[at - 1];
    // By numbers, since this is asked of every word.
    const isAlike = before?.charCodeAt(before.length - 1) === word.charCodeAt(word.length - 1);
    if (before === undefined || !isAlike) return false;
    const last = before.slice(-word.length).toLowerCase() === word.toLowerCase();
    return (
      last && (before.length === word.length || /['’]/u.test(before.at(-word.length - 1) ?? ''))
    );
  });
}
