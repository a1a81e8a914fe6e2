import type { Page } from '@playwright/test';
import { markSeen } from '../../src/tools/browser/settle.ts';
import { stops } from './testing/lookAtPages.ts';
import { lookAtEveryPage } from './testing/everyPage.ts';
import { findLostColours } from './testing/lostColours.ts';
import { expect, test } from './testing/site.ts';

// One worker walks through the site once, for all tests of this file.
test.describe.configure({ mode: 'default' });

let faults: Record<'moving' | 'pretended' | 'idle' | 'colours', string[]>;

test.beforeAll(async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  faults = await lookAtEveryPage(context, {
    moving: findMoving,
    pretended: findPretended,
    idle: findIdleButtons,
    colours: async (page: Page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const lost = await findLostColours(page);
      await page.emulateMedia({ forcedColors: 'none' });
      return lost;
    },
  });
});

test(
  'nothing on any page is animated, seen or not yet seen',
  { tag: '@general/reduced-motion' },
  () => {
    expect(faults.moving).toEqual([]);
  },
);

test(
  'what can be activated is a real button, link or field, in the order of the page',
  { tag: '@general/real-controls' },
  () => {
    expect(faults.pretended).toEqual([]);
  },
);

test('no form is served with a button that does nothing', { tag: '@forms/never-disabled' }, () => {
  expect(faults.idle).toEqual([]);
});

test(
  'in the visitor’s own colours buttons and fields keep an edge, and text keeps its contrast',
  { tag: '@general/forced-colors' },
  () => {
    expect(faults.colours).toEqual([]);
  },
);

async function findMoving(page: Page): Promise<string[]> {
  await page.evaluate(markSeen);
  return page.evaluate(() => {
    const animated = document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? '');
    const { motion } = document.documentElement.dataset;
    return motion === 'off' ? animated : [`motion is ${motion}`, ...animated];
  });
}

function findPretended(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    // What scrolls is a stop too, so that arrow keys reach all of it; it has a name.
    const scrolls = '[tabindex="0"][aria-label]';
    const real = `a[href], button, input, select, textarea, summary, ${scrolls}`;
    const pretended = '[role="button"], [role="link"], [onclick], a:not([href])';
    return [...document.querySelectorAll<HTMLElement>(`${selector}, ${pretended}`)]
      .filter((element) => !element.matches(real) || element.tabIndex > 0)
      .map((element) => element.outerHTML.slice(0, 120));
  }, stops);
}

function findIdleButtons(page: Page): Promise<string[]> {
  return page
    .locator('form button:is(:disabled, [aria-disabled="true"])')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent));
}
