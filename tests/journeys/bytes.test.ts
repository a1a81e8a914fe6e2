import { quoteFormAnchor } from '../../src/site/urls.ts';
import { collectScripts, scriptBytes } from './scriptBytes.ts';
import { expect, samplePages, test } from './site.ts';

/** Script that a first view may transfer, in bytes after brotli. */
const budget = 2000;

for (const [width, hash] of [
  [390, ''],
  [1440, `#${quoteFormAnchor}`],
] as const) {
  test(`first views at ${width} px ${hash} fetch at most 2 kB of script`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ viewport: { width, height: 1000 } });
    for (const { id, path } of samplePages) {
      const page = await context.newPage();
      const scripts = collectScripts(page);
      await page.goto(site.origin + path + hash, { waitUntil: 'networkidle' });
      expect(scripts, path).toHaveLength(1);
      expect(
        await scriptBytes(page, scripts),
        `${path} ${id}: ${scripts.join(' ')}`,
      ).toBeLessThanOrEqual(budget);
      await page.close();
    }
    await context.close();
  });
}

test('React arrives when somebody reaches for a part, and not for a link', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact Us' }).first().hover();
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);

  await page.locator('[data-island="faq"] button').first().hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});
