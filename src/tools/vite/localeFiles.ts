import type { Plugin } from 'vite';
import { publishedLocales } from '../locales/publishedLocales.ts';

/** The module that gives the renderer all words; see `src/i18n/virtual.d.ts`. */
export const localeFilesModule = 'virtual:locale-files';

/** How such a module is known once it is found. */
export const resolvedLocaleFiles = `\0${localeFilesModule}`;

/** Gives the renderer the words of every language that may be shown. */
export function localeFiles(): Plugin {
  return {
    name: 'techeon:locale-files',
    resolveId: (source) => (source === localeFilesModule ? resolvedLocaleFiles : undefined),
    async load(id) {
      if (id !== resolvedLocaleFiles) return undefined;
      const { words, unreviewed } = await publishedLocales();
      return (
        `export const localeFiles = ${JSON.stringify(Object.fromEntries(words))};\n` +
        `export const unreviewedPages = ${JSON.stringify(unreviewed)};`
      );
    },
  };
}
