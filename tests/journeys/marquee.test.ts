import { narrow } from './testing/lookAtPages.ts';
import { expect, lessMotion, test } from './testing/site.ts';

test(
  'the labels rest under the pointer and around the focus',
  { tag: ['@marquee/hover', '@marquee/focus-within'] },
  async ({ page }) => {
    await page.goto('/');
    const track = page.locator('.strip__track');
    await expect(track).toHaveCSS('animation-play-state', 'running');
    await page.locator('.strip').hover();
    await expect(track).toHaveCSS('animation-play-state', 'paused');
    await page.mouse.move(0, 0);
    await expect(track).toHaveCSS('animation-play-state', 'running');
    await track
      .locator('li')
      .first()
      .evaluate((label) => {
        label.tabIndex = -1;
        label.focus({ preventScroll: true });
      });
    await expect(track).toHaveCSS('animation-play-state', 'paused');
  },
);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: lessMotion });

  test(
    'the labels wrap, all of them in the window, and there is no copy',
    { tag: '@marquee/wraps' },
    async ({ page }) => {
      await page.setViewportSize(narrow);
      await page.goto('/');
      await expect(page.locator('.strip__list')).toHaveCount(2);
      await expect(page.locator('.strip__list').last()).toBeHidden();
      await expect(page.locator('.strip__list').first()).toBeVisible();
      const outside = await page
        .locator('.strip__list')
        .first()
        .locator('li')
        .evaluateAll((labels) =>
          labels
            .filter((label) => {
              const { left, right } = label.getBoundingClientRect();
              return left < 0 || right > innerWidth;
            })
            .map((label) => label.textContent),
        );
      expect(outside).toEqual([]);
    },
  );
});
