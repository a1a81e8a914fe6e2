import type { Browser, Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The short form of the engine, because it is read anew in every page. */
const engine = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The source of the engine, for pages that no script of ours could bring it into. */
export function readEngine(): Promise<string> {
  return readFile(engine, 'utf8');
}

/**
 * A tab with the engine in every page, in which every page is a first visit: no draft, no remembered
 * choice. Where no script runs, ours do not either: the engine is put in later.
 */
export async function openTab(
  browser: Browser,
  baseURL: string,
  { withoutScript = false } = {},
): Promise<Page> {
  const javaScriptEnabled = !withoutScript;
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', javaScriptEnabled });
  // Playwright's scripts stand outside the page's security policy, so it stays in force.
  await context.addInitScript({ path: engine });
  await context.addInitScript(() => {
    if (location.protocol !== 'http:') return;
    localStorage.clear();
    sessionStorage.clear();
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}
