import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFiles } from '../../src/tools/locales/localeNames.ts';

/** A language that nobody has written: its facts, and the letters its words are written with. */
export type InventedLocale = {
  code: string;
  facts: { name: string; script: string; numberingSystem: string };
  /** What each Latin letter of English becomes; what is absent stays. */
  letters: Readonly<Record<string, string>>;
};

/** Latin with the letters of Central Europe, which the heading font has in its second file. */
export const polish: InventedLocale = {
  code: 'pl',
  facts: { name: 'Polski', script: 'Latn', numberingSystem: 'latn' },
  letters: { a: 'ą', c: 'ć', e: 'ę', l: 'ł', n: 'ń', o: 'ó', s: 'ś', z: 'ż' },
};

/** Another script, with digits of its own. */
export const marathi: InventedLocale = {
  code: 'mr',
  facts: { name: 'मराठी', script: 'Deva', numberingSystem: 'deva' },
  letters: Object.fromEntries(
    Array.from('abcdefghijklmnopqrstuvwxyz', (letter, index) => [
      letter,
      String.fromCodePoint(0x0915 + index),
    ]),
  ),
};

/** What of a text is no word: placeholders and markup. */
const code = /(\{\{[^}]*\}\}|\{[^}]*\}|<[^>]*>|&\w+;)/u;

/**
 * Writes a locale with no page but those every language needs, home among them, made of the English
 * words: of the same length, in other letters, with every plural form that the language has.
 */
export function inventLocale(project: string, locale: InventedLocale): void {
  const folder = join(project, 'locales', locale.code);
  mkdirSync(folder);
  const { pluralCategories } = new Intl.PluralRules(locale.code).resolvedOptions();
  const write = (file: string, words: object) => {
    writeFileSync(join(folder, `${file}.json`), `${JSON.stringify(words, null, 2)}\n`);
  };
  for (const file of [...sharedFiles, 'home']) {
    const english = readFileSync(join(project, 'locales/en', `${file}.json`), 'utf8');
    const words = JSON.parse(english) as Words;
    write(file, file === 'locale' ? locale.facts : invented(words, locale, pluralCategories));
  }
}

type Words = { [key: string]: string | Words };

function invented(words: Words, locale: InventedLocale, plurals: readonly string[]): Words {
  const others = Object.entries(words).flatMap(([key, value]): [string, string | Words][] => {
    if (typeof value !== 'string') return [[key, invented(value, locale, plurals)]];
    const text = inLetters(value, locale.letters);
    const [, name] = /^(.*)_(?:one|other)$/u.exec(key) ?? [];
    return name === undefined ? [[key, text]] : plurals.map((form) => [`${name}_${form}`, text]);
  });
  return Object.fromEntries(others);
}

function inLetters(text: string, letters: Readonly<Record<string, string>>): string {
  return text
    .split(code)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/\p{ASCII}/gu, (letter) => letters[letter.toLowerCase()] ?? letter),
    )
    .join('');
}
