import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { root } from '../../../src/project/root.ts';
import { expect } from './site.ts';

/**
 * Collects the address of every script that the pages of a context ask for from now on, each once a page:
 * what is fetched first and then run out of the cache is asked for twice.
 */
export function collectAsked(context: BrowserContext): string[] {
  const scripts: string[] = [];
  const known = new Set<string>();
  context.on('request', (request) => {
    if (request.isNavigationRequest()) known.clear();
    const url = request.url();
    if (!isScript(url) || known.has(url)) return;
    known.add(url);
    scripts.push(url);
  });
  return scripts;
}

/** Collects the address of every script that a page has got from now on, to run it or ahead. */
export function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const url = response.url();
    // The scripts of parts are fetched first and then run out of the cache: two answers each.
    if (isScript(url) && !scripts.includes(url)) scripts.push(url);
  });
  return scripts;
}

/** Whether an address is that of a script of the build. */
function isScript(url: string): boolean {
  return new URL(url).pathname.endsWith('.js');
}

/** Bytes of every script that the page has fetched, as the server sends them (brotli). */
export async function scriptBytes(page: Page, urls: readonly string[]): Promise<number> {
  const inline = await page
    .locator('script:not([src]):not([type="application/json"]):not([type="application/ld+json"])')
    .count();
  expect(inline, 'executed inline scripts').toBe(0);
  const sizes = urls.map(async (url) => {
    const file = join(root, 'dist', `${new URL(url).pathname}.br`);
    return (await readFile(file)).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
