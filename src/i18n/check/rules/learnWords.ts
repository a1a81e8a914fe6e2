import { wordsIn } from '../wordsIn.ts';
import { withoutPlaceholders, type Pair } from './pair.ts';

/** What a language's own texts teach about its words. */
export type Lexicon = {
  /**
   * How well a text agrees with an English one by the words that go with each other elsewhere:
   * 1 for each English word whose counterpart is there, less 1 for each that lacks it.
   * @param pair whose English is meant. @param other whose text is meant, the same by default.
   */
  fit: (pair: Pair, other?: Pair) => number;
};

/** Words that begin alike are mostly forms of one word, in most languages. */
const beginning = 4;

/**
 * Learns which words go with each other from all pairs of texts: an English word and a word of the
 * language that mostly come together and seldom alone (Dice coefficient).
 */
export function learnWords(pairs: readonly Pair[]): Lexicon {
  const counts = new Map<string, number>();
  const englishCounts = new Map<string, number>();
  const together = new Map<string, Map<string, number>>();
  const terms = new Map<Pair, { english: readonly string[]; own: readonly string[] }>();
  for (const pair of pairs) {
    const english = termsOf(pair.english);
    const own = termsOf(pair.text);
    terms.set(pair, { english, own });
    for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const word of english) {
      englishCounts.set(word, (englishCounts.get(word) ?? 0) + 1);
      let beside = together.get(word);
      if (beside === undefined) together.set(word, (beside = new Map()));
      if (own.length <= 24)
        for (const other of own) beside.set(other, (beside.get(other) ?? 0) + 1);
    }
  }
  const counterpart = new Map<string, string>();
  for (const [word, beside] of together) {
    const count = englishCounts.get(word) ?? 0;
    if (count < 4) continue;
    let best = { word: '', dice: 0 };
    for (const [other, times] of beside) {
      const dice = (2 * times) / (count + (counts.get(other) ?? 0));
      if (dice > best.dice) best = { word: other, dice };
    }
    if (best.dice >= 0.75) counterpart.set(word, best.word);
  }
  return {
    fit(pair, other = pair) {
      const own = terms.get(other)?.own ?? [];
      let score = 0;
      for (const word of terms.get(pair)?.english ?? []) {
        const expected = counterpart.get(word);
        if (expected !== undefined) score += own.includes(expected) ? 0 : -1;
      }
      return Math.max(-2, score);
    },
  };
}

/** The beginnings of the words of a text, each once; pairs of characters where there are no spaces. */
function termsOf(text: string): string[] {
  const lower = withoutPlaceholders(text).toLowerCase();
  const found = new Set<string>();
  for (const word of wordsIn(lower)) {
    if (/[\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}]/u.test(word)) {
      for (let at = 0; at + 2 <= word.length; at += 1) found.add(word.slice(at, at + 2));
    } else if (word.length > 2) {
      found.add(word.slice(0, beginning + (word.length > 7 ? 1 : 0)));
    }
  }
  return [...found];
}
