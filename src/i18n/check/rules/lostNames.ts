import type { English } from '../english.ts';
import { beside, withoutPlaceholders } from './pair.ts';
import type { TextRule } from './rule.ts';

/** A word with a capital, and the words beside it, within one sentence. */
const inside =
  /(?<before>[\p{L}\p{N}]+),?\s(?<name>[A-Z][a-z]{3,})(?![\p{L}\p{N}’'-])(?!\s[A-Z][a-z])/gu;
const known = new WeakMap<English, Map<string, readonly string[]>>();
let translated: ReadonlySet<string> | undefined;

/**
 * Names that a translation in Latin letters has lost, as machines lose them: "Facteur" for Postman.
 * A name is a word that has its capital in the middle of a sentence and stands nowhere without;
 * what every language calls in its own way (countries, languages, months) is none.
 */
export const lostNames: TextRule = (pair, language) => {
  const { script, isSource, conventions, english } = language;
  if (isSource || script !== 'Latn' || conventions.words.size === 0) return [];
  if (pair.text === pair.english) return [];
  const names = namesIn(pair.english, english);
  if (names.length === 0) return [];
  const given = pair.bare.toLowerCase();
  // An ending may take the place of the last letter: Javy of Java.
  const lost = names.find((name) => !given.includes(name.toLowerCase().slice(0, -1)));
  return lost === undefined
    ? []
    : [
        {
          rule: 'name',
          message: `Expected the name ${lost}, got a text without it. Look whether it was translated.${beside(pair)}`,
          habit: 'names are written in another way',
        },
      ];
};

function namesIn(text: string, english: English): readonly string[] {
  const all = known.get(english) ?? new Map<string, readonly string[]>();
  known.set(english, all);
  let names = all.get(text);
  if (names === undefined) {
    translated ??= wordsOfIntl();
    names = [...withoutPlaceholders(text).matchAll(inside)].flatMap(({ groups }) => {
      const { before = '', name = '' } = groups ?? {};
      // A title in a sentence, Information Technology Act, is said in each language's words.
      const isInTitle = /^[A-Z][a-z]/u.test(before);
      const isOrdinary = english.ordinary.has(name.toLowerCase()) || english.titled.has(name);
      return isInTitle || isOrdinary || isTranslated(name) ? [] : [name];
    });
    all.set(text, names);
  }
  return names;
}

/** Also Indian, of India. */
function isTranslated(name: string): boolean {
  for (let length = 4; length <= name.length; length += 1) {
    if (translated?.has(name.slice(0, length)) === true) return true;
  }
  return false;
}

function wordsOfIntl(): Set<string> {
  const words = new Set<string>(['Internet', 'Christmas', 'Easter', 'Earth', 'America', 'Arab']);
  const add = (name: string | undefined) => {
    for (const word of name?.match(/\p{L}{4,}/gu) ?? []) words.add(word);
  };
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const namesOf = (type: Intl.DisplayNamesType) =>
    new Intl.DisplayNames('en', { type, fallback: 'none' });
  const [regions, languages] = [namesOf('region'), namesOf('language')];
  for (const code of pairs) {
    add(regions.of(code));
    add(languages.of(code.toLowerCase()));
  }
  for (const code of ['002', '019', '142', '150', '009']) add(regions.of(code));
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
  for (let place = 0; place < 12; place += 1) {
    add(month.format(Date.UTC(2024, place, place + 1)));
    add(weekday.format(Date.UTC(2024, 0, place + 1)));
  }
  return words;
}
