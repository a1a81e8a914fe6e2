import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';

const id = 'virtual:conformance-summary';
const resolved = `\0${id}`;

/** Gives the pages the numbers of the committed report; see `src/pages/virtual.d.ts`. */
export function conformanceSummary(): Plugin {
  const file = join(root, reportsFolder, 'summary.json');
  return {
    name: 'techeon:conformance-summary',
    resolveId: (source) => (source === id ? resolved : undefined),
    async load(module) {
      if (module !== resolved) return undefined;
      this.addWatchFile(file);
      return `export const written = ${await readFile(file, 'utf8')};`;
    },
  };
}
