import { expect, test } from './testing/site.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('a bar keeps its edge and its fill', { tag: '@bars/forced-colors' }, async ({ page }) => {
  await page.goto('/');
  const bar = page.locator('.meter-bar__bar').first();
  await expect(bar).toHaveCSS('border-top-style', 'solid');
  const colours = await bar.evaluate((element) => [
    getComputedStyle(element.querySelector('.meter-bar__fill') ?? element).fill,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(new Set(colours).size).toBe(2);
});

test(
  'stars have the colour of the text beside them',
  { tag: '@stars/colour' },
  async ({ page }) => {
    await page.goto('/');
    const rating = page.locator('.rating').first();
    const [fill, text] = await rating.evaluate((element) => [
      getComputedStyle(element.querySelector('path') ?? element).fill,
      getComputedStyle(element).color,
    ]);
    expect(fill).toBe(text);
  },
);
