import type { WordFile } from '../../i18n/check/readWords.ts';
import { readLocaleFolders } from './localeFolders.ts';
import { readLocaleFile } from './readLocaleFiles.ts';

/** The word files of a language by their names, such as `home`. */
export type Files = ReadonlyMap<string, WordFile>;

/** Reads every word file of every language, by language. Never rejects for what a file holds. */
export async function readProject(folder: string): Promise<ReadonlyMap<string, Files>> {
  const { folders } = await readLocaleFolders(folder);
  return new Map(
    folders.map(({ code, names }) => [
      code,
      new Map(names.map((name) => [name, readLocaleFile(folder, code, name)])),
    ]),
  );
}
