import { join } from 'node:path';
import type { EnvironmentModuleNode, Logger, Plugin } from 'vite';
import { formatProblem } from '../../../i18n/check/problem.ts';
import { root } from '../../../project/root.ts';
import { writeSchemas } from '../../locales/notes/writeSchemas.ts';
import { writeTypes } from '../../locales/writeTypes.ts';
import { localeFilesModule, resolvedLocaleFiles } from '../localeFiles.ts';
import { stringsModule } from '../reactAriaStrings.ts';
import type { DevelopmentLocales } from './developmentLocales.ts';
import { keepsPageOut } from './readLocales.ts';

const shared = 'techeon:locale-files';
const folder = join(root, 'locales/').replaceAll('\\', '/');

/** Pause in milliseconds after the last change before the rest is done: pages go first. */
const calm = 500;

/**
 * Gives the renderer the words of all files that are in order, follows every change below
 * `locales`, and keeps the types of the keys with the files of the source.
 */
export function localeWords(locales: DevelopmentLocales): Plugin {
  let reported = '';
  let logger: Logger | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const report = (error: unknown) => logger?.error(String(error));
  return {
    name: 'techeon:locale-words',
    configResolved(config) {
      ({ logger } = config);
    },
    resolveId: (source) => (source === localeFilesModule ? resolvedLocaleFiles : undefined),
    async load(id) {
      const file = id.startsWith(folder) ? `locales/${id.slice(folder.length)}` : undefined;
      if (id !== resolvedLocaleFiles && file === undefined) return undefined;
      const { words, unreviewed } = await locales.read();
      // The gallery imports single files.
      if (file !== undefined) return JSON.stringify(words.get(file) ?? {});
      // The renderer runs in this process: half a megabyte of words need not become a module.
      Reflect.set(globalThis, shared, Object.fromEntries(words));
      return (
        `export const localeFiles = globalThis[${JSON.stringify(shared)}];\n` +
        `export const unreviewedPages = ${JSON.stringify(unreviewed)};`
      );
    },
    buildEnd: () => clearTimeout(waiting),
    async buildStart() {
      if (this.environment.name === 'ssr') await tell().catch(report);
    },
    async hotUpdate({ file, modules }) {
      if (!file.startsWith(folder)) return undefined;
      const { name, moduleGraph, hot } = this.environment;
      const fed = [...moduleGraph.idToModuleMap.values()].filter(isFed);
      // Client and renderer are asked one after the other about one change.
      if (name !== 'client') return [...modules, ...fed];
      locales.forget();
      clearTimeout(waiting);
      waiting = setTimeout(() => void tell().catch(report), calm);
      // No part of a page can take other words of React Aria while it lives.
      if (fed.length > 0 && file.endsWith('/react-aria.json')) hot.send({ type: 'full-reload' });
      for (const module of fed) moduleGraph.invalidateModule(module);
      return [];
    },
  };

  /** Says on the terminal what is wrong, once; writes the types if nothing is. */
  async function tell(): Promise<void> {
    const { problems } = await locales.read();
    const text = problems.filter(keepsPageOut).map(formatProblem).join('\n');
    if (text !== reported) logger?.warn(text || 'The locale files are in order again.');
    reported = text;
    if (text === '') await writeTypes();
    await writeSchemas();
  }
}

/** Whether a module is made from locale files. */
function isFed({ id }: EnvironmentModuleNode): boolean {
  return id === resolvedLocaleFiles || stringsModule.test(id?.split('?')[0] ?? '');
}
