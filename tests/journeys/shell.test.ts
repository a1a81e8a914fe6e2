import { expect, locales, test } from './testing/site.ts';
import { words } from './testing/words.ts';

/** What a language calls itself. */
function nameOf(code: string): string {
  return locales.find((locale) => locale.code === code)?.name ?? '?';
}

test('the language picker leads to the same page and keeps the hash', async ({ page }) => {
  await page.goto('/contact-us#quote-form-section');
  const arabic = page.getByRole('link', { name: nameOf('ar') });
  await expect(arabic).toHaveAttribute('lang', 'ar');
  await expect(arabic).toHaveAttribute('hreflang', 'ar');
  await arabic.click();
  await expect(page).toHaveURL(/\/ar\/contact-us#quote-form-section$/u);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('the pause control stops everything that moves and is remembered', async ({ page }) => {
  await page.goto('/');
  const pause = page.getByRole('button', { name: words('en', 'common').header.pause });
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'on');
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  expect(await running()).toBeGreaterThan(0);
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(running).toBe(0);
  await page.goto('/ar/');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  expect(await running()).toBe(0);
});

test('counters count up to the final figure each time they come into view', async ({ page }) => {
  await page.goto('/');
  const copy = page.locator('[data-count="240"]');
  await expect(copy).toHaveText('240');
  const seen = await copy.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const figures: number[] = [];
        new MutationObserver(() => {
          figures.push(Number(element.textContent));
          if (figures.at(-1) === 240) resolve(figures);
        }).observe(element, { childList: true, characterData: true, subtree: true });
        element.scrollIntoView({ block: 'center' });
      }),
  );
  expect(seen[0]).toBeLessThan(100);
  expect(seen.at(-1)).toBe(240);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});

test('an alias and another letter case lead to the page, with query and hash', async ({ page }) => {
  await page.goto('/Contact-US/?from=mail#quote-form-section');
  await expect(page).toHaveURL(/\/contact-us\?from=mail#quote-form-section$/u);
});
