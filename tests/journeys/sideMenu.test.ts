import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/urls.ts';
import { expect, test } from './testing/site.ts';
import { words } from './testing/words.ts';

/** A page that has its siblings and a contact card beside its text, and one of the siblings. */
const address = pathOf('load-and-stress', 'en');
const next = 'api-testing';
const { pages } = words('en', 'menu');

function menu(page: Page) {
  return page.locator('.aside > nav:not(.aside)');
}

function neighbour(page: Page) {
  return menu(page).getByRole('link', { name: pages[next], exact: true });
}

test(
  'in a small window it bears the name of the current page',
  { tag: ['@side-menu/dropdown', '@S4.21'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address);
    const summary = menu(page).locator('summary');
    await expect(summary).toHaveText(pages['load-and-stress']);
    await expect(neighbour(page)).toBeHidden();
    await summary.click();
    const list = await page.locator('.side-menu').boundingBox();
    expect(list?.height).toBeLessThanOrEqual(240);
    await neighbour(page).click();
    await expect(page).toHaveURL(pathOf(next, 'en'));
    await expect(neighbour(page)).toBeHidden();
  },
);

test(
  'a key opens the dropdown and closes it again',
  { tag: '@side-menu/toggles' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address);
    const summary = menu(page).locator('summary');
    for (const key of ['Enter', 'Space']) {
      await summary.press(key);
      await expect(neighbour(page)).toBeVisible();
      await expect(summary).toBeFocused();
      await summary.press(key);
      await expect(neighbour(page)).toBeHidden();
    }
  },
);

test(
  'in a wide window all pages stand beside the text and stay',
  { tag: '@side-menu/wide' },
  async ({ page }) => {
    await page.goto(address);
    await expect(menu(page).locator('summary')).toBeHidden();
    await expect(neighbour(page)).toBeVisible();
    await expect(page.locator('.aside').first()).toHaveCSS('position', 'sticky');
  },
);

for (const [width, isShown] of [
  [767, false],
  [768, true],
  [1440, true],
] as const) {
  test(
    `at ${width} px the contact card ${isShown ? 'is there' : 'waits for its dropdown to open it'}`,
    { tag: ['@contact-card/width', '@S2.42'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const { heading } = words('en', 'service-pages').ask;
      const card = page.getByRole('region', { name: heading });
      const dropdown = page.locator('summary').filter({ hasText: heading });
      await expect(card).toBeVisible({ visible: isShown });
      await expect(dropdown).toBeVisible({ visible: !isShown });
      if (isShown) return;
      await dropdown.press('Enter');
      await expect(card.getByRole('link')).toHaveCount(2);
      await dropdown.press('Enter');
      await expect(card).toBeHidden();
    },
  );
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test(
    'both dropdowns open and their links lead on',
    { tag: ['@toc/plain', '@S4.21'] },
    async ({ page }) => {
      // This one has a table of contents as well.
      await page.goto(pathOf('cloud-security', 'en'));
      const sibling = menu(page).getByRole('link', { name: pages['cloud-migration'], exact: true });
      await expect(sibling).toBeHidden();
      await menu(page).locator('summary').click();
      await expect(sibling).toBeVisible();
      const entry = page.locator('.table-of-contents a').nth(1);
      await expect(entry).toBeHidden();
      await page.locator('nav.aside summary').click();
      const name = await entry.innerText();
      await entry.click();
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    },
  );
});
