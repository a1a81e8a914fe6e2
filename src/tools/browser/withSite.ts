import { chromium, type Browser } from 'playwright-core';
import { launchOptions } from './findChromium.ts';
import { startSite, type ServedBuild } from './startSite.ts';

/** Serves a build and opens a browser for as long as some work takes; the site answers at `origin`. */
export async function withSite<Result>(
  build: ServedBuild,
  work: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(await launchOptions());
  const site = await startSite(build);
  try {
    return await work(browser, site.origin);
  } finally {
    await browser.close();
    await site.stop();
  }
}
