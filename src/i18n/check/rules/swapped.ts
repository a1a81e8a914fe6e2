import { numbersIn } from './numbersIn.ts';
import { beside, withoutPlaceholders, type Pair } from './pair.ts';
import type { Finding, LanguageRule } from './rule.ts';
import { learnWords, type Lexicon } from './learnWords.ts';

type Told = Finding & { pair: Pair };

/**
 * Two texts of one file that have changed their places: each fits the English of the other better
 * than its own, by its values, numbers, names, closing mark, length and the words that the
 * language uses elsewhere for the same English words.
 */
export const swapped: LanguageRule = (pairs, { isSource, base }) => {
  if (isSource || base === 'en') return [];
  const lexicon = learnWords(pairs);
  const byFile = Map.groupBy(pairs, ({ name }) => name);
  return [...byFile.values()].flatMap((inFile) => inOneFile(inFile, lexicon));
};

function inOneFile(pairs: readonly Pair[], lexicon: Lexicon): Told[] {
  const signs = pairs.map((pair) => ({
    pair,
    own: signsOf(pair.text),
    english: signsOf(pair.english),
  }));
  const found: Told[] = [];
  for (let first = 0; first < signs.length; first += 1) {
    for (let second = first + 1; second < Math.min(signs.length, first + 13); second += 1) {
      const [a, b] = [signs[first], signs[second]];
      if (a === undefined || b === undefined || a.pair.english === b.pair.english) continue;
      if (a.pair.text === b.pair.text || sharesBase(a.pair.key, b.pair.key)) continue;
      const isNear = second - first <= 2 || areCousins(a.pair.key, b.pair.key);
      if (!isNear) continue;
      const now =
        misfit(a.english, a.own) +
        misfit(b.english, b.own) -
        lexicon.fit(a.pair) -
        lexicon.fit(b.pair);
      // Two texts that fit are not compared with each other.
      if (now < 0.5) continue;
      const then =
        misfit(a.english, b.own) +
        misfit(b.english, a.own) -
        lexicon.fit(a.pair, b.pair) -
        lexicon.fit(b.pair, a.pair);
      if (now - then >= 3) {
        found.push({
          pair: b.pair,
          rule: 'swapped',
          message: `Expected the translation of this English, got what fits "${a.pair.key}" better, and the other way round. Look whether the two have changed places.${beside(b.pair)}`,
        });
      }
    }
  }
  return found;
}

type Signs = { values: string[]; length: number; end: string };

function signsOf(text: string): Signs {
  const bare = withoutPlaceholders(text);
  return {
    values: [
      ...(text.match(/\{\{\s*\w+/gu) ?? []),
      ...numbersIn(bare).map(({ value }) => value),
      ...(bare.match(/\b(?:[A-Z]{2,}|[A-Z][a-z]+[A-Z]\w*)\b/gu) ?? []),
    ],
    length: bare.replaceAll(/[\p{M}\uFFFC]/gu, '').length,
    end: /[?？؟;]["”»\s]*$/u.test(bare) ? '?' : /[.。।۔]["”»\s]*$/u.test(bare) ? '.' : '',
  };
}

/** How badly two texts fit each other; 0 for a pair that has all in common. */
function misfit(english: Signs, own: Signs): number {
  const lost = english.values.filter((value) => !own.values.includes(value)).length;
  const strange = own.values.filter((value) => !english.values.includes(value)).length;
  const length = Math.abs(Math.log((own.length + 3) / (english.length + 3)));
  return (
    Math.min(2, lost) * 0.75 +
    Math.min(2, strange) * 0.75 +
    (english.end === own.end ? 0 : 1) +
    Math.max(0, length - 0.5) * 1.5
  );
}

/** Forms of one plural fit each other by nature. */
function sharesBase(a: string, b: string): boolean {
  return a.replace(/_[a-z]+$/u, '') === b.replace(/_[a-z]+$/u, '');
}

/** `items.a.answer` and `items.b.answer`. */
function areCousins(a: string, b: string): boolean {
  const [left, right] = [a.split('.'), b.split('.')];
  return left.length === right.length && left.filter((part, at) => part !== right[at]).length === 1;
}
