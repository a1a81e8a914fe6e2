import { createHash } from 'node:crypto';
import { lastLine } from './lastLine.ts';

/** Modules of props that drawn pages name, by their file: the build publishes them. */
export const sharedProps = new Map<string, string>();

/**
 * Makes a module of props that are the same on all pages of a language, for the browser to keep.
 * @param json the props as JSON, which is JavaScript as well (ECMAScript 2019).
 * @returns its address; the same props have the same one, wherever they are drawn.
 */
export function shareProps(island: string, json: string): string {
  const text = `export const shared=${json}\n${lastLine}`;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 6);
  const file = `assets/${island}-${hash}.js`;
  sharedProps.set(file, text);
  return `/${file}`;
}
