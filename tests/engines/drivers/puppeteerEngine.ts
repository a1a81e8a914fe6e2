import { launch, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Driver, Engine } from './driver.ts';

/** Starts Firefox (over WebDriver BiDi) or a Chromium (over its own protocol), headless. */
export async function startPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ headless: true, ...options });
  return {
    version: await browser.version(),
    async openWindow() {
      const context = await browser.createBrowserContext();
      return drive(await context.newPage(), () => context.close());
    },
    stop: () => browser.close(),
  };
}

function drive(page: Page, close: () => Promise<void>): Driver {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    async open(address) {
      await page.goto(address);
    },
    async back() {
      // Puppeteer would wait for a page to load, and Firefox tells of none within one document.
      await page.evaluate(() => history.back());
    },
    async reload() {
      await page.reload();
    },
    evaluate: (run, ...given) =>
      page.evaluate(run as (...given: unknown[]) => unknown, ...given) as Promise<never>,
    clickAt: (x, y) => page.mouse.click(x, y),
    async press(key, { withShift = false } = {}) {
      if (withShift) await page.keyboard.down('Shift');
      // Over BiDi it goes by the letter it writes.
      await page.keyboard.press(key === 'Space' ? ' ' : (key satisfies KeyInput));
      if (withShift) await page.keyboard.up('Shift');
    },
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    complaints: () => complaints,
    close,
  };
}
