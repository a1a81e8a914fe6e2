import type { Term } from '../readTerms.ts';
import { beside, wordsOfEnglish } from './pair.ts';
import type { TextRule } from './rule.ts';

/** Terms by the first word of what English says, and those without: found once a glossary. */
type Index = { byFirst: ReadonlyMap<string, readonly Known[]>; never: readonly Never[] };
type Known = Term & { words: readonly string[]; spelled: readonly string[] };
type Never = { say: readonly string[]; pattern: RegExp };

const indexes = new WeakMap<readonly Term[], Index>();

/**
 * What the language's glossary says of a text: a term of the English that is said in another way,
 * and words that are never right. A term that is left in English letters, as in a name, is let be.
 */
export const glossary: TextRule = (pair, { terms, code }) => {
  if (terms.length === 0) return [];
  const { byFirst, never } = indexOf(terms);
  const found = never.flatMap(({ say, pattern }) => {
    const [word] = pattern.exec(pair.bare) ?? [];
    return word === undefined ? [] : [tell(`Expected ${listed(say)}, got "${word}"`)];
  });
  const text = plain(pair.bare);
  const told = new Set<Known>();
  const english = wordsOfEnglish(pair.english).map((word) => word.toLowerCase());
  for (const [place, word] of english.entries()) {
    for (const known of singularsOf(word).flatMap((first) => byFirst.get(first) ?? [])) {
      if (told.has(known) || !isAt(known.words, english, place)) continue;
      told.add(known);
      const { term = '', say, spelled, not } = known;
      const other = not.find((form) => text.includes(plain(form)));
      if (
        other === undefined &&
        (text.includes(term) || spelled.some((form) => text.includes(form)))
      )
        continue;
      const got = other === undefined ? 'none of them' : `"${other}"`;
      found.push(tell(`Expected ${listed(say)} for "${term}", got ${got}`));
    }
  }
  return found;

  function tell(message: string) {
    const file = `locales/_terms/${code}.json`;
    return { rule: 'glossary' as const, message: `${message} (${file}).${beside(pair)}` };
  }
};

function indexOf(terms: readonly Term[]): Index {
  let index = indexes.get(terms);
  if (index === undefined) {
    const known = terms.flatMap((entry): Known[] =>
      entry.term === undefined
        ? []
        : [{ ...entry, words: entry.term.split(/\s+/u), spelled: entry.say.map(plain) }],
    );
    index = {
      byFirst: Map.groupBy(known, ({ words }) => words[0] ?? ''),
      never: terms
        .filter(({ term }) => term === undefined)
        .map(({ say, not }) => ({ say, pattern: patternOf(not) })),
    };
    indexes.set(terms, index);
  }
  return index;
}

function patternOf(forms: readonly string[]): RegExp {
  const any = forms.map((form) => RegExp.escape(form)).join('|');
  return new RegExp(`(?<![\\p{L}\\p{M}-])(?:${any})(?![\\p{L}\\p{M}-])`, 'iu');
}

/** Whether the words stand there, perhaps in the plural. */
function isAt(words: readonly string[], english: readonly string[], place: number): boolean {
  return words.every((word, index) => singularsOf(english[place + index] ?? '').includes(word));
}

/** The word, and what it may be the plural of. */
function singularsOf(word: string): readonly string[] {
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)];
  return word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
}

/** Without vowel signs of Arabic, which are written or not, and without capitals. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\u064B-\u0652\u0670]/gu, '');
}

function listed(say: readonly string[]): string {
  return say.map((form) => `"${form}"`).join(' or ');
}
