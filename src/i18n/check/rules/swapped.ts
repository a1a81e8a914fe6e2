import { numbersIn } from './numbersIn.ts';
import { beside, withoutPlaceholders, type Pair } from './pair.ts';
import type { Finding, LanguageRule } from './rule.ts';
import { learnWords, type Lexicon } from './learnWords.ts';

type Told = Finding & { pair: Pair };

/** One clear sign on either side: a value, a number, a word that belongs to the other text. */
const enough = 0.75;

const unspaced = new Set(['Jpan', 'Hans', 'Hant', 'Thai', 'Laoo', 'Khmr', 'Mymr']);

/**
 * Two texts of one file that have changed their places: each fits the English of the other better
 * than its own, by its values, numbers, names, closing mark, length and the words that the
 * language uses elsewhere for the same English words.
 */
export const swapped: LanguageRule = (pairs, { isSource, base, script }) => {
  if (isSource || base === 'en') return [];
  const translated = pairs.filter(({ text, english }) => text !== english);
  const lexicon = learnWords(translated);
  const byFile = Map.groupBy(translated, ({ name }) => name);
  // Where words are pairs of characters, one of them says little.
  const least = unspaced.has(script) ? enough * 2.5 : enough;
  return [...byFile.values()].flatMap((inFile) => inOneFile(inFile, lexicon, least));
};

function inOneFile(pairs: readonly Pair[], lexicon: Lexicon, least: number): Told[] {
  const signs = pairs.map((pair) => {
    const own = signsOf(pair.text, pair.bare, pair.numbers);
    const english = signsOfEnglish(pair.english);
    const fault = misfit(english, own) + lexicon.misfit(pair, pair);
    return { pair, own, english, fault };
  });
  const found: Told[] = [];
  for (const [first, a] of signs.entries()) {
    // A text that fits its English has not changed places.
    if (a.fault < least) continue;
    for (let second = first + 1; second < Math.min(signs.length, first + 13); second += 1) {
      const b = signs[second];
      if (b === undefined || b.fault < least || a.pair.english === b.pair.english) continue;
      if (second - first > 2 && !areCousins(a.pair.key, b.pair.key)) continue;
      if (a.pair.text === b.pair.text || sharesBase(a.pair.key, b.pair.key)) continue;
      const gainOfA = a.fault - misfit(a.english, b.own) - lexicon.misfit(a.pair, b.pair);
      const gainOfB = b.fault - misfit(b.english, a.own) - lexicon.misfit(b.pair, a.pair);
      if (gainOfA < least || gainOfB < least) continue;
      found.push({
        pair: b.pair,
        rule: 'swapped',
        message: `Expected the translation of this English, got what fits "${a.pair.key}" better, and the other way round. Look whether the two have changed places.${beside(b.pair)}`,
      });
    }
  }
  return found;
}

const inCapitals = /[A-Za-z][A-Z]/u;
const abbreviations = /\b(?:[A-Z]{2,}|[A-Z][a-z]+[A-Z]\w*)\b/gu;
const marks = /[\u0300-\u{10ffff}]/u;
const eachMark = /[\p{M}\uFFFC]/gu;
const behindEnd = /["”»\s]/u;

type Signs = { values: string[]; length: number; end: string };

const ofEnglish = new Map<string, Signs>();

function signsOfEnglish(text: string): Signs {
  let found = ofEnglish.get(text);
  if (found === undefined) {
    const bare = withoutPlaceholders(text);
    found = signsOf(text, bare, numbersIn(bare));
    ofEnglish.set(text, found);
  }
  return found;
}

function signsOf(text: string, bare: string, numbers: readonly { value: string }[]): Signs {
  const values = numbers.map(({ value }) => value);
  if (text.includes('{{')) values.push(...(text.match(/\{\{\s*\w+/gu) ?? []));
  if (inCapitals.test(bare)) values.push(...(bare.match(abbreviations) ?? []));
  return {
    values,
    length: marks.test(bare) ? bare.replaceAll(eachMark, '').length : bare.length,
    end: endOf(bare),
  };
}

/** Whether a text asks or states, by its last mark; quotation marks may follow that. */
function endOf(text: string): string {
  let end = text.length - 1;
  while (end >= 0 && behindEnd.test(text.charAt(end))) end -= 1;
  const mark = text.charAt(end);
  if (mark === '') return '';
  return '?？؟;'.includes(mark) ? '?' : '.。।۔'.includes(mark) ? '.' : '';
}

/** How badly two texts fit each other; 0 for a pair that has all in common. */
function misfit(english: Signs, own: Signs): number {
  const lost = lacking(english.values, own.values);
  const strange = lacking(own.values, english.values);
  const length = Math.abs(Math.log((own.length + 3) / (english.length + 3)));
  return (
    Math.min(2, lost) * 0.75 +
    Math.min(2, strange) * 0.75 +
    (english.end === own.end ? 0 : 1) +
    Math.max(0, length - 0.5) * 1.5
  );
}

function lacking(values: readonly string[], others: readonly string[]): number {
  // Most texts have none.
  if (values.length === 0) return 0;
  return values.filter((value) => !others.includes(value)).length;
}

/** Forms of one plural fit each other by nature. */
function sharesBase(a: string, b: string): boolean {
  return a.replace(/_[a-z]+$/u, '') === b.replace(/_[a-z]+$/u, '');
}

/** `items.a.answer` and `items.b.answer`. */
function areCousins(a: string, b: string): boolean {
  const [path, other] = [a.split('.'), b.split('.')];
  return path.length === other.length && path.filter((part, at) => part !== other[at]).length === 1;
}
