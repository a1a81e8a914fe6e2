import { createHash } from 'node:crypto';

/** Props that drawn pages name, as JSON by their file: the build publishes them. */
export const sharedProps = new Map<string, string>();

/**
 * Makes a file of props that are the same on all pages of a language, for the browser to keep.
 * @returns its address; the same props have the same one, wherever they are drawn.
 */
export function shareProps(island: string, json: string): string {
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 6);
  const file = `assets/${island}-${hash}.json`;
  sharedProps.set(file, json);
  return `/${file}`;
}
