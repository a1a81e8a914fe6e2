import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const id = 'virtual:content-hash';
const resolved = `\0${id}`;

/** As long as the hashes that the bundler puts into names. */
const length = 6;

/** A name for a text that another text does not have. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}

/**
 * Lets the renderer name files by what is in them: `virtual:content-hash`. Node runs it, but the rooms
 * that it is made of know no Node.
 */
export function contentHash(): Plugin {
  return {
    name: 'techeon:content-hash',
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (module) =>
      module === resolved
        ? `import { createHash } from 'node:crypto';
export const contentHash = (text) => createHash('sha256').update(text).digest('base64url').slice(0, ${length});`
        : undefined,
  };
}
