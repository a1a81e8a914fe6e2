import { contentHash } from 'virtual:content-hash';
import { lastLine } from '../delivery/lastLine.ts';

/** Files that drawn pages name, and what is in each: the build publishes them. */
export const sharedFiles = new Map<string, string>();

/**
 * Makes a file of what depends on no page and no visitor, for the browser to keep.
 * @param ending of its name, such as `json`.
 * @returns its address; the same text has the same one, wherever it is drawn.
 */
export function shareFile(name: string, ending: string, text: string): string {
  const file = `assets/${name}-${contentHash(text)}.${ending}`;
  sharedFiles.set(file, text + lastLine);
  return `/${file}`;
}
