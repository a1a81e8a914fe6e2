import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/urls.ts';
import { expect, oneOfEachDirection, test } from './testing/site.ts';
import { words } from './testing/words.ts';

const ringScript = /\/assets\/cursor-/u;

function ring(page: Page) {
  return page.locator('.cursor-ring');
}

/** Opens the page and moves the mouse over it, once its script runs; the second time once that of the ring does. */
async function openAndMove(page: Page, address = pathOf('contact-us', 'en')): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-motion="on"]').waitFor();
  const answer = page.waitForResponse(ringScript);
  await page.mouse.move(100, 150);
  await page.mouse.move(200, 150);
  await page.evaluate((script) => import(script), (await answer).url());
  await page.mouse.move(300, 250);
}

for (const { code, dir } of oneOfEachDirection) {
  test(`the ring lies round the pointer, ${dir}`, { tag: '@cursor/follow' }, async ({ page }) => {
    await openAndMove(page, pathOf('contact-us', code));
    expect(await ring(page).boundingBox()).toEqual({ x: 282, y: 232, width: 36, height: 36 });
    await expect(ring(page)).toHaveCSS('pointer-events', 'none');
    await expect(page.locator('body')).not.toHaveCSS('cursor', 'none');
  });
}

test('pausing takes it away at once', { tag: '@cursor/motion' }, async ({ page }) => {
  await openAndMove(page);
  await expect(ring(page)).toBeVisible();
  await page.getByRole('button', { name: words('en', 'common').header.pause }).click();
  await expect(ring(page)).toBeHidden();
});

test(
  'with less motion there is none, and nothing is fetched for it',
  { tag: '@cursor/system' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pathOf('contact-us', 'en'));
    await page.locator('html[data-motion="off"]').waitFor();
    await page.mouse.move(200, 150);
    await page.mouse.move(300, 250);
    // Whatever that has made the page ask for, it has asked for before this.
    await page.evaluate(() => fetch('/robots.txt').then(({ status }) => status));
    await expect(ring(page)).toHaveCount(0);
    expect(asked.filter((url) => ringScript.test(url))).toEqual([]);
  },
);

for (const wish of [{ forcedColors: 'active' }, { contrast: 'more' }] as const) {
  test(
    `there is none with ${JSON.stringify(wish)}`,
    { tag: '@cursor/system' },
    async ({ page }) => {
      await page.emulateMedia(wish);
      await openAndMove(page);
      await expect(ring(page)).toHaveCount(0);
    },
  );
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a finger draws none', { tag: '@cursor/mouse' }, async ({ page }) => {
    await openAndMove(page);
    await page.touchscreen.tap(100, 200);
    await expect(ring(page)).toHaveCount(0);
  });
});
