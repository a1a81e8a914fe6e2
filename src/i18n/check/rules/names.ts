import { editDistance } from '../editDistance.ts';
import type { English } from '../english.ts';
import { brands } from './brands.ts';
import { beside, wordsOfEnglish, type Pair } from './pair.ts';
import type { Finding, Language, TextRule } from './rule.ts';

const latin = /^[A-Za-z0-9]+$/u;
const run = /[\p{Script=Latin}\d]+/gu;
const maybe = /[A-Za-z0-9]/u;
const known = new WeakMap<English, Map<string, Source>>();

type Source = {
  words: ReadonlySet<string>;
  lower: ReadonlySet<string>;
  marked: readonly string[];
  proper: readonly string[];
};

/**
 * Names: the company's own written out instead of as {{product}}, one that is misspelt, one that
 * the English does not have. Only words in Latin letters can be compared.
 */
export const names: TextRule = (pair, language) => {
  if (!maybe.test(pair.bare)) return [];
  const found = ownName(pair, language);
  if (language.isSource || found.length > 0) return found;
  const source = sourceOf(pair.english, language);
  const hasNames = source.marked.length + source.proper.length > 0;
  // Without names in the English only another one can be wrong: it has a capital.
  const given = latinWords(
    hasNames ? pair.words : pair.words.filter((word, place) => word !== pair.lower[place]),
  );
  for (const word of given) {
    if (source.words.has(word)) continue;
    const isMarked = language.english.marked.has(word);
    if (!hasNames && !isMarked && !brands.has(word)) continue;
    if (isMarked && isForm(word, source)) continue;
    const meant = misspelt(word, source, given);
    if (meant !== undefined) return [tell(pair, word, `the name ${meant}`)];
    if (brands.has(word)) return [tell(pair, word, 'no name that the English does not have')];
    const other = source.marked.find((name) => name.length > 2 && !pair.text.includes(name));
    if (other !== undefined && word.length > 2 && isMarked) {
      return [tell(pair, word, `the name ${other}`)];
    }
  }
  return [];
};

/** What is of plain Latin letters in words, also between letters of another script. */
function latinWords(words: readonly string[]): string[] {
  const found: string[] = [];
  for (const word of words) {
    if (latin.test(word)) found.push(word);
    else found.push(...(word.match(run) ?? []).filter((part) => latin.test(part)));
  }
  return found;
}

/** iOS and IOS, API and APIs are one name. */
function isForm(word: string, { lower }: Source): boolean {
  const own = word.toLowerCase();
  return [own, `${own}s`, own.replace(/s$/u, '')].some((form) => lower.has(form));
}

function ownName(pair: Pair, { company, isSource }: Language): Finding[] {
  const { product } = company;
  if (product.length < 5) return [];
  const lower = product.toLowerCase();
  const [beginning, end] = [lower.slice(0, 2), lower.slice(-3)];
  let place = -1;
  for (const word of pair.words) {
    place += 1;
    if (word.length < product.length - 2) continue;
    const small = pair.lower[place] ?? '';
    if (!small.startsWith(beginning) && !small.includes(end)) continue;
    const isCapital = word >= 'A' && word < '[';
    if (!isCapital && !small.startsWith(lower)) continue;
    const [head = ''] = word.split(/['’-]/u);
    if (Math.abs(head.length - product.length) > 2) continue;
    // A slip of the finger leaves the beginning or the end of a name alone.
    if (!small.startsWith(beginning) && !head.endsWith(end)) continue;
    const distance = editDistance(head.toLowerCase(), lower, 2);
    if (distance > 2 || (distance > 0 && isSource)) continue;
    return [tell(pair, word, 'the name of the company as {{product}}')];
  }
  return [];
}

function misspelt(
  word: string,
  { marked, proper }: Source,
  given: readonly string[],
): string | undefined {
  const lower = word.toLowerCase();
  const mark = marked.find(
    (name) =>
      !given.includes(name) &&
      (name.toLowerCase() === lower ||
        isScrambled(name.replace(/s$/u, ''), word) ||
        (name.length > 3 && word !== lower && editDistance(name.toLowerCase(), lower, 1) === 1)),
  );
  // An ending that a language adds is none: the beginning stays.
  return (
    mark ??
    proper.find(
      (name) =>
        name.length > 4 &&
        !given.includes(name) &&
        /^[A-Z]/u.test(word) &&
        !word.startsWith(name.slice(0, -1)) &&
        editDistance(name, word, 1) === 1,
    )
  );
}

/** An abbreviation of three letters in another order: AIP for API. */
function isScrambled(name: string, word: string): boolean {
  if (!/^[A-Z]{3}$/u.test(name) || word.length !== 3) return false;
  return [...name].toSorted().join('') === [...word].toSorted().join('');
}

function sourceOf(text: string, { english }: Language): Source {
  const sources = known.get(english) ?? new Map<string, Source>();
  known.set(english, sources);
  let source = sources.get(text);
  if (source === undefined) {
    const words = latinWords(wordsOfEnglish(text));
    source = {
      words: new Set(words),
      lower: new Set(words.map((word) => word.toLowerCase())),
      marked: words.filter((word) => english.marked.has(word)),
      proper: words.filter(
        (word) =>
          english.proper.has(word) ||
          words.every((one) => !english.ordinary.has(one.toLowerCase())),
      ),
    };
    sources.set(text, source);
  }
  return source;
}

function tell(pair: Pair, word: string, expected: string): Finding {
  return {
    rule: 'name',
    at: pair.bare.indexOf(word),
    message: `Expected ${expected}, got "${word}". Write the name as the English does.${beside(pair)}`,
  };
}
