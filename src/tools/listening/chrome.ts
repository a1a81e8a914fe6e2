import { chromium } from 'playwright-core';
import type { Page } from './browser.ts';

/**
 * The Chrome of the system, on Windows and macOS. Playwright cannot steer Safari, and in its WebKit
 * on macOS Tab passes links and buttons by (microsoft/playwright#41808).
 */
const chrome = { channel: 'chrome', chromiumSandbox: true } as const;

/** A page in Chrome. */
export type ChromePage = Page & { close: () => Promise<void> };

/** Opens an address in a window without an address bar, so that the focus can only be in the page. */
export async function openChrome(address: string, width = 1280): Promise<ChromePage> {
  const context = await chromium.launchPersistentContext('', {
    ...chrome,
    headless: false,
    viewport: null,
    // Its bar that a program steers the browser would be read.
    ignoreDefaultArgs: ['--enable-automation'],
    args: [`--app=${address}`, `--window-size=${width},1000`, '--force-renderer-accessibility'],
  });
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  return {
    // Playwright calls a function that a script ends with.
    evaluate: async (script) => void (await page.evaluate(`${script}; undefined`)),
    close: () => context.close(),
  };
}

/** Its name and version. */
export async function chromeVersion(): Promise<string> {
  const browser = await chromium.launch(chrome);
  const version = browser.version();
  await browser.close();
  return `Chrome ${version}`;
}
