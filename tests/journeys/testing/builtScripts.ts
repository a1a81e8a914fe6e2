import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { root } from '../../../src/project/root.ts';

/** A published file as text, by its path below the site's address. */
export function readDist(file: string): string {
  return readFileSync(join(root, 'dist', file), 'utf8');
}

/** What the first group of a pattern finds, each time it matches. */
export function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}

/** The addresses of the scripts that a part on a page names. */
export async function scriptsOf(part: Locator): Promise<string[]> {
  return ((await part.getAttribute('data-scripts')) ?? '').split(' ');
}

/** The address of a script of the build and of every script that it cannot run without. */
export function closureOf(address: string, found = new Set<string>()): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  const imports = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/gu;
  for (const name of matches(readDist(address), imports)) closureOf(`/assets/${name}`, found);
  return found;
}

/** What these scripts ask for once they run, and what that needs beside them, by their addresses. */
export function laterOf(scripts: readonly string[]): Set<string> {
  const imports = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/gu;
  const asked = scripts.flatMap((script) => matches(readDist(script), imports));
  const needed = asked.flatMap((name) => [...closureOf(`/assets/${name}`)]);
  return new Set(needed).difference(new Set(scripts));
}
