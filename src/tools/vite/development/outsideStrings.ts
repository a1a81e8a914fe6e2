import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { stringsModule } from '../reactAriaStrings.ts';

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
      return stringsModule.test(id)
        ? { id: `/@fs/${id}`, external: 'absolute' as const }
        : undefined;
    },
  };
  return {
    name: 'techeon:keep-strings-outside',
    config: () => ({
      environments: { client: { optimizeDeps: { rolldownOptions: { plugins: [plugin] } } } },
    }),
  };
}
