import { sentencesIn } from '../english.ts';
import { wordsIn } from '../wordsIn.ts';
import { brands } from './brands.ts';
import { international } from './international.ts';
import { beside, type Pair } from './pair.ts';
import type { Finding, Language, LanguageRule } from './rule.ts';

/** The share of a file's texts that are the English ones, above which the file is a copy. */
const copied = 0.5;

/**
 * Texts that are still the English ones, whole or a sentence of them. Names stay what they are,
 * and a word that the language shares with English may be right by itself, but not in a file that
 * is a copy.
 */
export const untranslated: LanguageRule = (pairs, language) => {
  if (language.isSource || language.base === 'en') return [];
  const byFile = Map.groupBy(pairs, ({ name }) => name);
  return [...byFile.values()].flatMap((inFile) => {
    const texts = inFile.filter(({ english }) => /\p{L}{2}/u.test(english));
    const same = new Set(inFile.filter((pair) => isSame(pair)));
    const copies = texts.filter((pair) => same.has(pair)).length;
    const isCopy = copies >= 4 && copies > texts.length * copied;
    return inFile.flatMap((pair) => {
      const found = same.has(pair)
        ? /\p{L}{2}/u.test(pair.bare) && (isCopy || !isShared(pair, language))
        : hasEnglish(pair, language);
      return found === false ? [] : [{ ...tell(pair, found), pair }];
    });
  });
};

function tell(pair: Pair, found: true | string): Finding {
  const message =
    found === true
      ? 'Expected a translation, got the English text. Translate it; if your language says the same, allow it in locales/_allow/.'
      : `Expected a translation, got English in it: "${found}". Translate it.${beside(pair)}`;
  return { rule: 'untranslated', message };
}

function isSame({ text, english }: Pair): boolean {
  if (text === english) return true;
  // Only spaces and the mark at the end may differ, so the lengths are near.
  if (Math.abs(text.length - english.length) >= 6) return false;
  return beginning(text) === beginning(english) && plain(text) === plain(english);
}

/** What most texts already differ in. */
function beginning(text: string): string {
  return text.trimStart().slice(0, 1).toLowerCase();
}

function plain(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[.!?:…]+$/gu, '')
    .toLowerCase();
}

/** Keys whose texts name a person or a firm, which most languages leave as they are. */
const ofSomebody = /(?:^|\.)(?:name|company)$/u;

/** Whether a text may be the same in both languages: a name, or words that both have. */
function isShared({ key, bare }: Pair, { conventions, english, script }: Language): boolean {
  const words = wordsIn(bare).flatMap((word) => word.split('-'));
  const isName = (word: string) =>
    english.marked.has(word) ||
    english.proper.has(word) ||
    brands.has(word) ||
    /^(?:\p{Lu}+|\p{N}+)$/u.test(word);
  if (words.every(isName) || brands.has(bare)) return true;
  const isUnusual = (word: string) =>
    /^\p{Lu}/u.test(word) && !english.ordinary.has(word.toLowerCase());
  if (words.length > 1 && words.every(isUnusual)) return true;
  if (ofSomebody.test(key) && words.every((word) => /^\p{Lu}/u.test(word))) return true;
  return (
    script === 'Latn' &&
    words.length <= 4 &&
    words.every((word) => {
      const lower = word.toLowerCase();
      return (
        isName(word) ||
        international.has(lower) ||
        conventions.same.has(lower) ||
        (words.length === 1 && conventions.sameEndings.some((ending) => lower.endsWith(ending)))
      );
    })
  );
}

/** A sentence of the English that is left in a translation, or four Latin words of it in a row. */
function hasEnglish(pair: Pair, { english, conventions, script }: Language): string | false {
  const words = pair.lower;
  const isTelling = (word: string) =>
    english.ordinary.has(word) && !international.has(word) && !conventions.same.has(word);
  if (words.filter(isTelling).length < 3) return false;
  for (const sentence of sentencesIn(pair.bare)) {
    if (english.sentences.has(sentence)) return sentence;
  }
  const source = ` ${wordsIn(pair.english).join(' ').toLowerCase()} `;
  // Three in a row may be chance in Latin letters, and are none in others.
  const many = script === 'Latn' ? 4 : 3;
  const isKnown = words.map((word) => isTelling(word) && /^[a-z]{2,}$/u.test(word));
  for (let start = 0; start + many <= words.length; start += 1) {
    if (isKnown.slice(start, start + many).filter(Boolean).length < 3) continue;
    const row = words.slice(start, start + many).join(' ');
    if (source.includes(` ${row} `)) return row;
  }
  return false;
}
