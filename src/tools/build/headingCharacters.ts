import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formattingTag } from '../../site/locales.ts';
import { readLocaleFolders, wordFiles } from '../locales/localeFolders.ts';

/** A language with the script it declares, its words, and every character that they are shown with. */
export type LocaleCharacters = {
  code: string;
  script: string;
  words: string;
  characters: ReadonlySet<string>;
};

/** Reads what every language of a project is written with. A broken file is told elsewhere. */
export async function headingCharacters(folder: string): Promise<LocaleCharacters[]> {
  const { folders } = await readLocaleFolders(folder);
  return Promise.all(
    folders.map(async (locale) => {
      const { code } = locale;
      const texts = await Promise.all(
        wordFiles([locale]).map((file) => readFile(join(folder, file), 'utf8').then(wordsIn)),
      );
      const words = texts.join('');
      const facts = await factsOf(folder, code);
      const pieces = facts.script === 'Latn' ? '' : piecesOf(words);
      const numbers = numbersOf(code, facts);
      // A browser may compose what a locale file has in pieces.
      const characters = new Set(words + words.normalize('NFC') + pieces + numbers);
      return { code, script: facts.script, words, characters };
    }),
  );
}

type Facts = { script: string; numberingSystem: string };

async function factsOf(folder: string, code: string): Promise<Facts> {
  const text = await readFile(join(folder, 'locales', code, 'locale.json'), 'utf8').catch(() => '');
  const { script, numberingSystem } = JSON.parse(wordsIn(text) || '{}') as Partial<Facts>;
  return { script: String(script), numberingSystem: String(numberingSystem) };
}

/** The text of a locale file without its escapes. */
function wordsIn(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return '';
  }
}

/**
 * What the signs of a script are drawn with, which stand around their letter: browsers take them
 * apart (UAX 15, and those of Khmer by a rule of OpenType's).
 */
function piecesOf(words: string): string {
  const pieces = words.normalize('NFKD');
  return /[\u17be-\u17c0\u17c4\u17c5]/u.test(words) ? `${pieces}\u17c1` : pieces;
}

/** All digits and signs that numbers are formatted with; no locale file has them. */
function numbersOf(code: string, { numberingSystem }: Facts): string {
  try {
    const tag = formattingTag({ code, numberingSystem });
    return (
      new Intl.NumberFormat(tag).format(-9_876_543_210.5) +
      new Intl.NumberFormat(tag, { style: 'percent' }).format(1)
    );
  } catch {
    return '';
  }
}
