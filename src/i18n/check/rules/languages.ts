import { knownLanguages } from '../conventions.ts';
import { beside, type Pair } from './pair.ts';
import type { Finding, Language, TextRule } from './rule.ts';

/** Which languages have a small word, by their place in a list of codes. */
type Index = {
  codes: readonly string[];
  of: ReadonlyMap<string, readonly number[]>;
  /** By the same places, the letters beyond a to z. */
  letters: readonly (string | undefined)[];
  /** A letter that the language itself does not have; undefined where its letters are not known. */
  strange: RegExp | undefined;
};

const indexes = new Map<string, Index>();
const families = [['Hans', 'Hant', 'Jpan', 'Kore']];

/**
 * A text in another language than its folder's: known by small words, and letters in words without
 * a capital, that the language does not have. Between languages of one script only; the script itself is looked at elsewhere.
 */
export const languages: TextRule = (pair, language) => {
  const eastern = chinese(pair.bare, language);
  if (eastern !== undefined) return [tell(pair, language, eastern)];
  // A text that is still the English one is told by `untranslated`.
  if (pair.words.length < 3 || (pair.text === pair.english && !language.isSource)) return [];
  const own = language.conventions.words;
  const { codes, of, letters, strange } = indexOf(language);
  if (codes.length === 0) return [];
  const mayBeStrange = strange?.test(pair.lower.join(' ')) === true;
  // Most texts have no two words that could tell.
  let strangers = mayBeStrange ? 2 : 0;
  for (const word of pair.lower) {
    if (own.has(word)) continue;
    if (of.has(word)) strangers += 1;
    else if (hasApostrophe(word)) strangers += 2;
    if (strangers >= 2) break;
  }
  if (strangers < 2) return [];
  const hits = new Map<number, Set<string>>();
  const mine = new Set<string>();
  let total = 0;
  for (const [at, word] of pair.lower.entries()) {
    for (const part of partsOf(word)) {
      total += 1;
      const inOthers = of.get(part);
      if (own.has(part)) mine.add(part);
      else if (inOthers !== undefined) for (const place of inOthers) add(hits, place, part);
      else if (mayBeStrange && strange.test(part) && /^\p{Ll}/u.test(pair.words[at] ?? '')) {
        for (const place of placesOf(part, letters)) add(hits, place, part);
      }
    }
  }
  // Small words that both languages have say nothing: the one with words of its own is meant.
  const [place, best] = [...hits].toSorted((a, b) => b[1].size - a[1].size)[0] ?? [];
  if (place === undefined || best === undefined) return [];
  const placeOfBest = place;
  const base = codes[place] ?? '';
  if (best.size < 2 || best.size * 7 < total) return [];
  const isClear = own.size === 0 ? best.size >= 4 && best.size * 4 >= total : isForeign();
  return isClear ? [tell(pair, language, nameOf(base))] : [];

  function isForeign(): boolean {
    if (best === undefined) return false;
    if (mine.size === 0 || (best.size >= 3 && best.size > mine.size * 2)) return true;
    const mineAlone = [...mine].filter((part) => of.get(part)?.includes(placeOfBest) !== true);
    if (mineAlone.length === 0) return best.size >= 3 || best.size * 4 >= total;
    return best.size >= 4 && best.size > mine.size && best.size > mineAlone.length * 2;
  }
};

function tell(pair: Pair, { base }: Language, name: string): Finding {
  return {
    rule: 'wrong-language',
    message: `Expected ${nameOf(base)}, got what reads like ${name}. Translate it.${beside(pair)}`,
  };
}

function add(hits: Map<number, Set<string>>, place: number, word: string): void {
  const known = hits.get(place);
  if (known === undefined) hits.set(place, new Set([word]));
  else known.add(word);
}

/** Which languages have all letters of a word. */
function placesOf(word: string, letters: Index['letters']): number[] {
  const foreign = word.match(/[^a-z]/gu) ?? [];
  return letters.flatMap((theirs, place) =>
    foreign.every((letter) => theirs?.includes(letter)) ? [place] : [],
  );
}

/** A word parted at its apostrophes: l’app. */
function partsOf(word: string): readonly string[] {
  return hasApostrophe(word) ? word.split(/['’]/u) : [word];
}

function hasApostrophe(word: string): boolean {
  return word.includes('’') || word.includes("'");
}

/** Chinese without kana in Japanese, kana in Chinese: these share characters, not small words. */
function chinese(text: string, { script }: Language): string | undefined {
  if (script === 'Jpan') {
    const isOther =
      /[这们么吗说请对应该从没为与员务]/u.test(text) ||
      (/\p{Script=Hani}{8}/u.test(text) && !/[\p{Script=Hira}\p{Script=Kana}]/u.test(text));
    return isOther ? 'Chinese' : undefined;
  }
  const isChinese = script === 'Hans' || script === 'Hant';
  return isChinese && /\p{Script=Hira}{2}/u.test(text) ? 'Japanese' : undefined;
}

function indexOf({ base, script, conventions }: Language): Index {
  const key = `${base}-${script}`;
  let index = indexes.get(key);
  if (index === undefined) {
    const isNear = (other: string) =>
      other === script || families.some((one) => one.includes(other) && one.includes(script));
    const rivals = knownLanguages.filter((other) => other.base !== base && isNear(other.script));
    // Of a language whose small words nobody has written down, English alone is told.
    const told =
      conventions.words.size > 0 ? rivals : rivals.filter((other) => other.base === 'en');
    const of = new Map<string, number[]>();
    for (const [place, { words }] of told.entries()) {
      for (const word of words) of.set(word, [...(of.get(word) ?? []), place]);
    }
    const { letters } = conventions;
    index = {
      codes: told.map((other) => other.base),
      of,
      letters: told.map((other) => other.letters),
      strange:
        letters === undefined || script !== 'Latn'
          ? undefined
          : new RegExp(`(?![${letters}a-z])\\p{Ll}`, 'u'),
    };
    indexes.set(key, index);
  }
  return index;
}

const displayed = new Intl.DisplayNames('en', { type: 'language' });
const displayNames = new Map<string, string>();

function nameOf(base: string): string {
  let name = displayNames.get(base);
  if (name === undefined) displayNames.set(base, (name = displayed.of(base) ?? base));
  return name;
}
