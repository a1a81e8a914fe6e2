import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { quoteFormAnchor } from '../../src/site/urls.ts';
import { root } from '../../src/tools/root.ts';
import { expect, pages, test } from './site.ts';

/** Script that a first view may transfer, in bytes after brotli. */
const budget = 2000;

/** Bytes of every script that the page has fetched, as the server sends them (brotli). */
async function scriptBytes(page: Page, urls: readonly string[]): Promise<number> {
  const inline = await page
    .locator('script:not([src]):not([type="application/json"]):not([type="application/ld+json"])')
    .count();
  expect(inline, 'executed inline scripts').toBe(0);
  const sizes = urls.map(async (url) => {
    const file = join(root, 'dist', `${new URL(url).pathname}.br`);
    return (await readFile(file)).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const width of [390, 1440]) {
  for (const hash of ['', `#${quoteFormAnchor}`]) {
    test(`first views at ${width} px ${hash} fetch at most 2 kB of script`, async ({
      browser,
      site,
    }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({ viewport: { width, height: 1000 } });
      for (const { id, path } of pages) {
        const page = await context.newPage();
        const scripts: string[] = [];
        page.on('response', (response) => {
          if (response.request().resourceType() === 'script') scripts.push(response.url());
        });
        await page.goto(site.origin + path + hash, { waitUntil: 'networkidle' });
        expect(scripts.length, `${path}: scripts`).toBeGreaterThan(0);
        expect(
          await scriptBytes(page, scripts),
          `${path} ${id}: ${scripts.join(' ')}`,
        ).toBeLessThanOrEqual(budget);
        await page.close();
      }
      await context.close();
    });
  }
}

test('React arrives when somebody reaches for a part, and not for a link', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact Us' }).first().hover();
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);

  await page.locator('[data-island="faq"] button').first().hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});
