import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../project/root.ts';

const id = 'virtual:content-hash';

/**
 * Lets the renderer name files by what is in them: `virtual:content-hash`. Node runs it, but the rooms
 * that it is made of know no Node.
 */
export function contentHash(): Plugin {
  return {
    name: 'techeon:content-hash',
    resolveId: (source) => (source === id ? join(root, 'src/project/contentHash.ts') : undefined),
  };
}
