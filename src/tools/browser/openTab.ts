import type { Browser, Page } from 'playwright-core';
import { createRequire } from 'node:module';

/** The short form of the engine, because it is read anew in every page. */
const engine = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** A tab with the engine in every page, in which every page is a first visit: no draft, no remembered choice. */
export async function openTab(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
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
