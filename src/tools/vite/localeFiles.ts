import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../project/root.ts';
import { readLocaleFolders, wordFiles } from '../locales/localeFolders.ts';

/** The module that gives the renderer all words; see `src/i18n/virtual.d.ts`. */
export const localeFilesModule = 'virtual:locale-files';

/** How such a module is known once it is found. */
export const resolvedLocaleFiles = `\0${localeFilesModule}`;

/** Gives the renderer the words of every language that has a folder. They were checked before. */
export function localeFiles(): Plugin {
  return {
    name: 'techeon:locale-files',
    resolveId: (source) => (source === localeFilesModule ? resolvedLocaleFiles : undefined),
    async load(id) {
      if (id !== resolvedLocaleFiles) return undefined;
      const files = wordFiles((await readLocaleFolders(root)).folders);
      const entries = files.map(async (file) => {
        const text = await readFile(join(root, file), 'utf8');
        return `${JSON.stringify(file)}: ${text}`;
      });
      return `export const localeFiles = {${(await Promise.all(entries)).join(',')}};`;
    },
  };
}
