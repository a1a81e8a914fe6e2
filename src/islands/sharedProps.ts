import { lastLine } from '../delivery/lastLine.ts';
import { contentHash } from 'virtual:content-hash';

/** Props that drawn pages name, as JSON by their file: the build publishes them. */
export const sharedProps = new Map<string, string>();

/**
 * Makes a file of props that depend on no page and no visitor, for the browser to keep.
 * @returns its address; the same props have the same one, wherever they are drawn.
 */
export function shareProps(island: string, json: string): string {
  const file = `assets/${island}-${contentHash(json)}.json`;
  sharedProps.set(file, json + lastLine);
  return `/${file}`;
}
