import { launch, type Browser, type Page } from 'puppeteer-core';
import { launchOptions } from '../../src/tools/browser/findChromium.ts';
import { pathOf } from '../../src/site/urls.ts';
import { expect, test } from './testing/site.ts';

// Playwright attaches a debugger to every page, for which Chromium draws none ahead. Puppeteer does not.
let browser: Browser;

test.beforeAll(async () => {
  const { executablePath = '', args = [], env = {} } = await launchOptions();
  const isRoot = process.getuid?.() === 0;
  browser = await launch({
    ...{ executablePath, env, headless: 'shell' },
    // Without the sandbox as Playwright starts it.
    args: [...args, ...(isRoot ? ['--no-sandbox'] : [])],
  });
});

test.afterAll(() => browser.close());

/** Opens a page of the site in a window of its own, which knows nothing of other tests. */
async function open(address: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 1000 });
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

/** Rests the mouse on a link, then presses it; what the browser says of the page that comes. */
async function reachAndPress(page: Page, href: string, rest: number) {
  const link = await page.waitForSelector(`main a[href="${href}"], header a[href="${href}"]`);
  await link?.scrollIntoView();
  const box = await link?.boundingBox();
  if (!box) throw new Error(`Expected a link to ${href} that shows.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await new Promise((resolve) => {
    setTimeout(resolve, rest);
  });
  await Promise.all([page.waitForNavigation(), page.mouse.click(x, y)]);
  await page.waitForSelector('html[data-motion]');
  return page.evaluate(async () => {
    const [arrival] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart: number;
      deliveryType: string;
    })[];
    const paint = (): PerformanceEntry | undefined =>
      performance.getEntriesByName('first-contentful-paint')[0];
    while (!paint()) {
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    }
    const shown = arrival?.activationStart ?? 0;
    return {
      path: location.pathname,
      isDrawnAhead: shown > 0,
      delivery: arrival?.deliveryType,
      // The figures of the home page: a script that a page fetches once it wakes.
      wokeAhead: performance
        .getEntriesByType('resource')
        .some(({ name, startTime }) => name.includes('/figures-') && startTime < shown),
      // What was painted before anybody looked counts from the moment at which it shows.
      untilPaint: Math.max(0, (paint()?.startTime ?? Infinity) - shown),
    };
  });
}

const about = pathOf('about-us', 'en');
const home = pathOf('home', 'en');

test('the page somebody reaches for is there when they press', async ({ site }) => {
  const page = await open(site.origin);
  const seen = await reachAndPress(page, about, 600);
  expect(seen).toMatchObject({
    path: about,
    isDrawnAhead: true,
    delivery: 'navigational-prefetch',
  });
  // With room for a machine that runs other tests beside; what a quiet one takes is in the notes.
  expect(seen.untilPaint).toBeLessThan(1000);
});

test('a page drawn ahead wakes once it is seen', async ({ site }) => {
  const page = await open(`${site.origin}${about}`);
  const seen = await reachAndPress(page, home, 600);
  expect(seen).toMatchObject({ path: home, isDrawnAhead: true, wokeAhead: false });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/figures-')),
  );
});

test('for those who save data nothing is drawn ahead, and links lead on as ever', async ({
  site,
}) => {
  const page = await open('about:blank');
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.goto(site.origin);
  const seen = await reachAndPress(page, about, 600);
  expect(seen).toMatchObject({ path: about, isDrawnAhead: false });
});
