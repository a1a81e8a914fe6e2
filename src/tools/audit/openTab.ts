import type { Browser, Page } from '@playwright/test';
import axe from 'axe-core';

/** A tab with the engine in every page, in which every page is a first visit: no draft, no remembered choice. */
export async function openTab(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  // Playwright's scripts stand outside the page's security policy, so it stays in force.
  await context.addInitScript({ content: axe.source });
  await context.addInitScript(() => {
    if (location.protocol !== 'http:') return;
    localStorage.clear();
    sessionStorage.clear();
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}
