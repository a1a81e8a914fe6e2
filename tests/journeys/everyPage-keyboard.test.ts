import type { Page } from '@playwright/test';
import { lookAtEveryPage } from './testing/everyPage.ts';
import { findOpenRing } from './testing/ringSides.ts';
import { findStopFaults, type StopFaults } from './testing/stopFaults.ts';
import { drawnPages, expect, kindPages, test } from './testing/site.ts';
import { watchStops, type StopWatching } from './testing/watchStops.ts';

const everyPage = drawnPages.map(({ path }) => path);

/** Pages of a kind differ in their words alone. */
const oneOfEachKind = kindPages.map(({ path }) => path);

/** How long nothing may follow the focus, in ms, where a kind of stop is met for the first time. */
const wait = 1000;

type Window = {
  name: string;
  size: readonly [number, number];
  paths: readonly string[];
  /** The size of text that the visitor has set in the browser, in px, where it is not 16. */
  textSize?: number;
  /** Whether nothing of a ring may lie out of the window. */
  isRoomy?: true;
  /**
   * Whether a second passes where a kind of stop is met for the first time, and its ring is looked
   * at in pictures: once, because styles draw it alike in every window.
   */
  isTriedLong?: true;
};

const windows: readonly Window[] = [
  {
    name: 'in a wide window',
    size: [1280, 600],
    paths: everyPage,
    isRoomy: true,
    isTriedLong: true,
  },
  { name: 'in a narrow window', size: [390, 700], paths: everyPage, isRoomy: true },
  { name: 'in a low window', size: [320, 256], paths: oneOfEachKind },
  { name: 'with text at 200 %', size: [1280, 720], paths: oneOfEachKind, textSize: 32 },
];

for (const { name, size, paths, textSize, isRoomy, isTriedLong } of windows) {
  test.describe(() => {
    // One worker walks through the site once, for all tests of this window.
    test.describe.configure({ mode: 'default' });

    let faults: Record<keyof StopFaults | 'opened' | 'console', string[]>;

    test.beforeAll(async ({ browser, site }) => {
      const [width, height] = size;
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport: { width, height },
        reducedMotion: 'reduce',
      });
      const opened: string[] = [];
      context.on('page', (page) => opened.push(`opens ${page.url()}`));
      context.on('request', (request) => {
        if (request.method() !== 'GET') opened.push(`sends ${request.url()}`);
      });
      const knownKinds = new Set<string>();
      let found: StopFaults;
      const walk = async (page: Page) => {
        opened.length = 0;
        const own = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(own).toBe(`${textSize ?? 16}px`);
        const lookAtNew = async () => {
          if (isTriedLong) await page.waitForTimeout(wait);
          // Compares once more.
          await page.evaluate(() => (window as unknown as StopWatching).walkSoFar());
          return isTriedLong ? findOpenRing(page) : [];
        };
        found = await findStopFaults(page, { knownKinds, lookAtNew });
        return found.ends;
      };
      faults = await lookAtEveryPage(
        context,
        {
          ends: walk,
          order: async () => found.order,
          ring: async () =>
            found.ring.filter((fault) => isRoomy || !fault.endsWith('by the window')),
          hidden: async () => found.hidden,
          changes: async () => found.changes,
          opened: async () => opened,
        },
        {
          paths,
          // Some hundred keys, and on the first pages pictures of many rings.
          patience: 12_000,
          prepare: async (page) => {
            await watchStops(page);
            if (textSize === undefined) return;
            const browserTab = await context.newCDPSession(page);
            await browserTab.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
          },
        },
      );
    });

    test(
      `${name} Tab and Shift+Tab lead through every page and out of it`,
      { tag: '@general/no-trap' },
      () => {
        expect(faults.ends).toEqual([]);
      },
    );

    test(
      `${name} what can have the focus is seen in the order in which it gets it`,
      { tag: ['@general/seen-order', '@navigation/one-order-drawn'] },
      () => {
        expect(faults.order).toEqual([]);
      },
    );

    test(
      `${name} every stop has a ring, and nothing cuts it off`,
      {
        tag: isTriedLong
          ? ['@general/focus-ring', '@general/focus-ring-whole', '@general/forced-focus']
          : '@general/focus-ring-whole',
      },
      () => {
        expect(faults.ring).toEqual([]);
      },
    );

    test(
      `${name} nothing lies over what has the focus`,
      { tag: '@general/focus-not-hidden' },
      () => {
        expect(faults.hidden).toEqual([]);
      },
    );

    test(
      `${name} the focus alone changes nothing, opens nothing and sends nothing`,
      { tag: '@general/on-focus' },
      () => {
        expect([...faults.changes, ...faults.opened, ...faults.console]).toEqual([]);
      },
    );
  });
}
