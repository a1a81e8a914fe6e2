import { chromium, type Browser, type Page } from '@playwright/test';
import axe from 'axe-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { launchOptions } from '../../../src/tools/browser/findChromium.ts';

/** Starts a browser for the tests of a file; what it returns shows elements in a page of their own. */
export function startShowing(): (markup: string) => Promise<Page> {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions());
  });

  afterAll(() => browser.close());

  /** A page with these elements in its main part, and the engine ready. */
  return async (markup) => {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.setContent(
      `<!doctype html><html lang="en"><title>Page</title><main id="main"><h1>Page</h1>${markup}</main></html>`,
    );
    await page.evaluate(axe.source);
    return page;
  };
}

/** Words that the engine cannot judge, because their background is no single colour. */
export const onGradient = (colour: string): string =>
  `<p id="words" style="color: ${colour}; background: linear-gradient(#fff, #eee)">Words</p>`;

/** What lies over everything else. */
export const layer =
  '<div id="layer" style="position: absolute; inset: 0; background: #fff"><p>Layer</p></div>';
