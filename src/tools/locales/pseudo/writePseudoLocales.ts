import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceLocale } from '../../../site/locales.ts';
import { readLocaleFolders } from '../localeFolders.ts';
import type { Words } from '../nest.ts';
import { pseudoLocales, type PseudoLocale } from './pseudoLocales.ts';

/**
 * Writes every pseudo-locale, whole, made of the English words, into a copy of the project. Built
 * with `PSEUDO_LOCALES` set, the copy has their pages; a build without it refuses the folders.
 */
export async function writePseudoLocales(copy: string): Promise<void> {
  const { folders } = await readLocaleFolders(copy);
  const names = folders.find(({ code }) => code === sourceLocale)?.names ?? [];
  for (const locale of pseudoLocales) {
    const folder = join(copy, 'locales', locale.code);
    await mkdir(folder);
    for (const name of names) {
      const english = join(copy, 'locales', sourceLocale, `${name}.json`);
      const words = JSON.parse(await readFile(english, 'utf8')) as Words;
      const changed = name === 'locale' ? locale.facts : change(words, locale);
      await writeFile(join(folder, `${name}.json`), `${JSON.stringify(changed, null, 2)}\n`);
    }
  }
}

function change(words: Words, locale: PseudoLocale): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [
      key,
      typeof word === 'string' ? locale.change(word) : change(word, locale),
    ]),
  );
}
