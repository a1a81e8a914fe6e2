import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWords, type WordFile } from '../../i18n/check/readWords.ts';
import { readLocaleFolders } from './localeFolders.ts';

/** The word files of a language by their names, such as `home`. */
export type Files = ReadonlyMap<string, WordFile>;

/** Reads every word file of every language, by language. Never rejects for what a file holds. */
export async function readProject(folder: string): Promise<ReadonlyMap<string, Files>> {
  const { folders } = await readLocaleFolders(folder);
  const read = async (file: string) => readWords(file, await readFile(join(folder, file)));
  const languages = folders.map(async ({ code, names }) => {
    const files = names.map(
      async (name) => [name, await read(`locales/${code}/${name}.json`)] as const,
    );
    return [code, new Map(await Promise.all(files))] as const;
  });
  return new Map(await Promise.all(languages));
}
