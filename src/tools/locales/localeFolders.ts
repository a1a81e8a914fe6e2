import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLocaleName } from '../../i18n/check/checkLocaleName.ts';
import { isPseudoLocale } from '../../site/locales.ts';

/** A language of the site: nothing but its folder below `locales/` registers one. */
export type LocaleFolder = {
  /** A BCP 47 tag, the folder's name. */
  code: string;
  /** Its word files, without their ending, sorted. */
  names: readonly string[];
};

/** What lies below `locales/` and belongs to no language, and what to do about it. */
export type Stray = { path: string; message: string };

/**
 * Reads which languages a project has: the one reader of `locales/`, which checks, build,
 * development and types all go by. What begins with `_` or a dot, and texts for people (`.md`),
 * are left alone.
 * @param root the folder that holds `locales/`.
 * @returns languages and strays by name, with paths from the root; none if there is no such folder.
 */
export async function readLocaleFolders(
  root: string,
): Promise<{ folders: LocaleFolder[]; strays: Stray[] }> {
  const folders: LocaleFolder[] = [];
  const strays: Stray[] = [];
  for (const entry of await list(join(root, 'locales'))) {
    const path = `locales/${entry.name}`;
    if (entry.name.startsWith('_') || entry.name.endsWith('.md')) continue;
    const misnamed = misnomer(entry.name);
    if (!entry.isDirectory()) {
      strays.push({
        path,
        message: 'Expected a folder per locale, got a file or a link. Move it.',
      });
    } else if (misnamed !== undefined) {
      strays.push({ path, message: misnamed });
    } else {
      const entries = await list(join(root, path));
      const isWords = (file: (typeof entries)[number]) =>
        file.isFile() && file.name.endsWith('.json');
      folders.push({
        code: entry.name,
        names: entries.filter(isWords).map(({ name }) => name.slice(0, -'.json'.length)),
      });
      const others = entries.filter((file) => !isWords(file) && !file.name.endsWith('.md'));
      for (const { name } of others) {
        const message = 'Expected only files that end in ".json". Rename or delete it.';
        strays.push({ path: `${path}/${name}`, message });
      }
    }
  }
  return { folders, strays };
}

/** What is wrong with a folder's name. Pseudo-locales are for tests: only those ask for them. */
function misnomer(name: string): string | undefined {
  if (!isPseudoLocale(name)) return checkLocaleName(name);
  return process.env['PSEUDO_LOCALES'] === undefined
    ? `Expected a language that people read, got the pseudo-locale "${name}". Delete the folder.`
    : undefined;
}

/** The paths from the root of all word files of some languages. */
export function wordFiles(folders: readonly LocaleFolder[]): string[] {
  return folders.flatMap(({ code, names }) => names.map((name) => `locales/${code}/${name}.json`));
}

/** What a folder holds, by name; nothing if it is missing. Hidden files are left alone. */
async function list(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
