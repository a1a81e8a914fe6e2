import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import type { LocaleProblem } from '../../../i18n/check/problem.ts';
import { sourceLocale } from '../../../site/locales.ts';
import { findLocaleProblems } from '../../locales/checkLocales.ts';
import { readLocaleFolders, wordFiles } from '../../locales/localeFolders.ts';

type Words = Record<string, unknown>;

/** The locale files as pages can be drawn from them, and what is wrong with them. */
export type LocaleFiles = {
  /** By path in the project: `locales/ar/home.json`. */
  words: ReadonlyMap<string, Words>;
  problems: readonly LocaleProblem[];
};

/**
 * Makes a reader of all locale files below a folder. A file with a problem has the words that it
 * had when it was last in order, else those of the source locale, so that everything beside its
 * own pages can still be drawn: menus of other languages, lists of pages, labels.
 */
export function localeReader(folder: string): () => Promise<LocaleFiles> {
  const lastGood = new Map<string, Words>();
  return async () => {
    const problems = await findLocaleProblems(folder);
    const faulty = new Set(problems.map(({ file }) => file));
    const { folders, strays } = await readLocaleFolders(folder);
    const present = wordFiles(folders);
    for (const file of present) {
      if (faulty.has(file)) continue;
      // The file may have been broken or taken away since it was checked; the watcher will tell.
      const words = await readFile(join(folder, file), 'utf8')
        .then((text) => JSON.parse(text) as Words)
        .catch(() => undefined);
      if (words !== undefined) lastGood.set(file, words);
    }
    const words = new Map<string, Words>();
    // What is missing is a problem too, and has words all the same.
    for (const { path } of strays) faulty.delete(path);
    for (const file of [...present, ...faulty]) {
      words.set(file, lastGood.get(file) ?? (await substitute(folder, file, lastGood)));
    }
    return { words, problems };
  };
}

/** For a file that was never in order: the source's words, or what can be read of it. */
async function substitute(
  folder: string,
  file: string,
  lastGood: ReadonlyMap<string, Words>,
): Promise<Words> {
  const [, , name] = file.split('/');
  const source = lastGood.get(`locales/${sourceLocale}/${name}`);
  if (source !== undefined) return source;
  const text = await readFile(join(folder, file), 'utf8').catch(() => '{}');
  return Object(parse(text)) as Words;
}
