import type { Page } from '@playwright/test';
import { families } from '../../src/site/families.ts';
import { expect, lessMotion, test } from './testing/site.ts';
import { words } from './testing/words.ts';

test.use({ contextOptions: lessMotion });

const { filter, words: search } = words('en', 'services');
const { pages: names } = words('en', 'menu');
const all = families.flatMap(({ pages }) => pages.map(({ id }) => id));

function field(page: Page) {
  return page.getByRole('searchbox', { name: filter.label });
}

function listed(page: Page) {
  return page.locator('.family-list li a').filter({ visible: true });
}

const found = (count: number) => filter.found.replace('{{figure}}', String(count));

test(
  'words leave the services that have all of them, and how many are left is said',
  { tag: ['@service-filter/finds', '@service-filter/told'] },
  async ({ page }) => {
    await page.goto('/services');
    await expect(listed(page)).toHaveCount(all.length);
    await field(page).fill('Penetration TEST');
    await expect(listed(page)).toHaveText([names['security-assessment']]);
    await expect(page.getByRole('status').filter({ hasText: found(1) })).toBeVisible();
    await expect(page.locator('.family-list > section').filter({ visible: true })).toHaveCount(1);
    await expect(field(page)).toBeFocused();

    await field(page).fill('no service has this');
    await expect(listed(page)).toHaveCount(0);
    const [start = ''] = filter.none.split('{{');
    await expect(page.getByRole('status').filter({ hasText: start.trim() })).toBeVisible();
  },
);

test(
  'Escape and the button clear the filter, and the focus is in the field',
  { tag: '@service-filter/cleared' },
  async ({ page }) => {
    await page.goto('/services');
    await field(page).fill('nlp');
    await expect(listed(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(listed(page)).toHaveCount(all.length);
    await expect(field(page)).toBeFocused();

    await field(page).fill('RPA');
    await page.getByRole('button', { name: filter.clear }).press('Enter');
    await expect(listed(page)).toHaveCount(all.length);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  },
);

test('each service is found by its own search words', async ({ page }) => {
  await page.goto('/services');
  for (const id of all) {
    await field(page).fill(search[id]);
    await expect(listed(page).filter({ hasText: names[id] }).first()).toBeVisible();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'there is no filter, and the list is whole',
    { tag: '@service-filter/whole-without-script' },
    async ({ page }) => {
      await page.goto('/services');
      await expect(field(page)).toBeHidden();
      await expect(listed(page)).toHaveCount(all.length);
    },
  );
});
