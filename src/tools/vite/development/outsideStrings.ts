import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { outsidePrefix, stringsModule } from '../reactAriaStrings.ts';

/** The prefix without the mark of what is no file. */
const outside = outsidePrefix.slice(1);

/**
 * Keeps React Aria's words out of the packages that Vite bundles in advance, where no plugin
 * could feed them and no change could reach them.
 */
export function outsideStrings(): Plugin {
  const plugin = {
    name: 'techeon:outside-strings',
    resolveId(source: string, importer: string | undefined) {
      if (importer === undefined || !source.endsWith('/intlStrings.mjs')) return undefined;
      const id = join(dirname(importer), source).replaceAll('\\', '/');
      return stringsModule.test(id) ? { id: outside + id, external: true } : undefined;
    },
  };
  return {
    name: 'techeon:keep-strings-outside',
    // Under a name of our own: Vite lets browsers keep files of packages for ever.
    resolveId: (source) => (source.startsWith(outside) ? `\0${source}` : undefined),
    config: () => ({
      environments: { client: { optimizeDeps: { rolldownOptions: { plugins: [plugin] } } } },
    }),
  };
}
