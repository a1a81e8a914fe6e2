import { wordsOfEnglish, type Pair } from './pair.ts';

/** What a language's own texts teach about its words. */
export type Lexicon = {
  /**
   * How badly a text agrees with an English one by the words that go with each other elsewhere:
   * 1 for each English word that lacks its counterpart, and for each word whose English is missing;
   * at most 2 of each.
   */
  misfit: (english: Pair, text: Pair) => number;
};

/** Terms by their numbers, which are counted and compared sooner than words. */
type Terms = { english: readonly number[]; own: readonly number[] };

/** Words that begin alike are mostly forms of one word, in most languages. */
const beginning = 4;

/** In characters: long sentences say too much for a word to belong to a word. */
const longest = 45;

/** What is said less often teaches nothing. */
const leastOften = 4;

/** The Dice coefficient from which on two words go with each other. */
const alike = 0.75;

/** A word said less often cannot come to that with one said at least four times. */
const ownLeastOften = (alike * leastOften) / (2 - alike);

const unspaced = /[\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}]/u;

const englishTerms = new Map<string, readonly number[]>();
const englishNumbers = new Map<string, number>();

/**
 * Learns which words go with each other from all pairs of texts: an English word and a word of the
 * language that mostly come together and seldom alone (Dice coefficient).
 */
export function learnWords(pairs: readonly Pair[]): Lexicon {
  const terms = new Map<Pair, Terms>();
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const englishCounts: number[] = [];
  for (const pair of pairs) {
    if (pair.english.length > longest) continue;
    const found = { english: termsOfEnglish(pair), own: termsOf(pair.lower, numbers) };
    terms.set(pair, found);
    for (const word of found.own) counts[word] = (counts[word] ?? 0) + 1;
    for (const word of found.english) englishCounts[word] = (englishCounts[word] ?? 0) + 1;
  }
  const together = new Map<number, Map<number, number>>();
  for (const { english, own } of terms.values()) {
    const said = english.filter((word) => (englishCounts[word] ?? 0) >= leastOften);
    if (said.length === 0) continue;
    const frequent = own.filter((word) => (counts[word] ?? 0) >= ownLeastOften);
    for (const word of said) {
      let others = together.get(word);
      if (others === undefined) together.set(word, (others = new Map()));
      for (const other of frequent) others.set(other, (others.get(other) ?? 0) + 1);
    }
  }
  const ownOf = new Map<number, number>();
  const englishOf = new Map<number, number>();
  for (const [word, others] of together) {
    const count = englishCounts[word] ?? 0;
    for (const [other, times] of others) {
      // A word is said at least as often as the two come together: mostly that tells already.
      if (times * 2 < alike * (count + times)) continue;
      if (times * 2 < alike * (count + (counts[other] ?? 0))) continue;
      ownOf.set(word, other);
      englishOf.set(other, word);
    }
  }
  const none: Terms = { english: [], own: [] };
  return {
    misfit(english, text) {
      const expected = (terms.get(english) ?? none).english;
      const given = (terms.get(text) ?? none).own;
      return lacking(expected, given, ownOf) + lacking(given, expected, englishOf);
    },
  };
}

/** How many words lack their counterpart; two at most. */
function lacking(
  words: readonly number[],
  others: readonly number[],
  known: ReadonlyMap<number, number>,
): number {
  let count = 0;
  for (const word of words) {
    const counterpart = known.get(word);
    if (counterpart !== undefined && !others.includes(counterpart)) count += 1;
  }
  return Math.min(2, count);
}

function termsOfEnglish({ english }: Pair): readonly number[] {
  let found = englishTerms.get(english);
  if (found === undefined) {
    found = termsOf(
      wordsOfEnglish(english).map((word) => word.toLowerCase()),
      englishNumbers,
    );
    englishTerms.set(english, found);
  }
  return found;
}

/** The beginnings of words in lower case, each once; pairs of characters where there are no spaces. */
function termsOf(words: readonly string[], numbers: Map<string, number>): number[] {
  const found: number[] = [];
  const add = (term: string) => {
    const number = numbers.get(term) ?? numbers.size;
    if (number === numbers.size) numbers.set(term, number);
    if (!found.includes(number)) found.push(number);
  };
  for (const word of words) {
    if (word > '\u0e00' && unspaced.test(word)) {
      for (let at = 0; at + 2 <= word.length; at += 1) add(word.slice(at, at + 2));
    } else if (word.length > 2) {
      add(word.slice(0, beginning + (word.length > 7 ? 1 : 0)));
    }
  }
  return found;
}
