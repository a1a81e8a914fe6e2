import type { Page } from '@playwright/test';
import { expect, test } from './testing/site.ts';
import { words } from './testing/words.ts';

/** Drawings in view that refer to the file of all pages, and have no extent in it. */
const empty = (page: Page) =>
  page
    .locator('svg:visible:has(use)')
    .evaluateAll((drawings) =>
      (drawings as SVGGraphicsElement[])
        .filter((drawing) => drawing.getBBox().width === 0)
        .map((drawing) => drawing.outerHTML),
    );

for (const path of ['/', '/contact-us']) {
  test(`${path} shows every drawing that it shares with other pages`, async ({ page }) => {
    await page.goto(path);
    for (const shared of ['.header__home', '.fringe', '.footer__wordmark', '[target]']) {
      expect(await page.locator(`${shared} use`).count(), shared).toBeGreaterThan(0);
    }
    await expect.poll(() => empty(page)).toEqual([]);
  });
}

test.describe('without their file', () => {
  test.use({ expected: [/Failed to load resource/u], viewport: { width: 390, height: 800 } });

  test('only the wordmark stands without words, and a button shows its icon', async ({ page }) => {
    await page.route('**/assets/drawings-*.svg', (route) => route.abort());
    // Once or more often: lost before the page has come to its end, it is asked for again by what follows.
    const lost = page.waitForEvent('requestfailed', (request) => /drawings-/u.test(request.url()));
    await page.goto('/');
    await lost;
    expect(await empty(page)).not.toEqual([]);
    const { header } = words('en', 'common');
    const menu = page.getByRole('button', { name: header.menu, exact: true });
    const width = await menu
      .locator('svg')
      .evaluate((icon: SVGGraphicsElement) => icon.getBBox().width);
    expect(width).toBeGreaterThan(0);
    const wordless = await page
      .locator('a:visible, button:visible, summary:visible')
      .filter({ has: page.locator('use') })
      .evaluateAll((all) =>
        (all as HTMLElement[])
          .filter(({ innerText }) => innerText.trim() === '')
          .map(({ className }) => className),
      );
    expect(wordless).toEqual(['header__home']);
  });
});
