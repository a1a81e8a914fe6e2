import { addStyles } from './testing/lookAtPages.ts';
import { expect, lessMotion, test } from './testing/site.ts';

test(
  'a figure takes the same room whatever it counts',
  { tag: '@counter/no-shift' },
  async ({ page }) => {
    await page.goto('/');
    const sizes = await page.locator('[data-count="240"]').evaluate((copy) => {
      const figure = copy.closest('.figure');
      return ['0', '7', '111', '240'].map((number) => {
        copy.textContent = number;
        return JSON.stringify(figure?.getBoundingClientRect());
      });
    });
    expect(new Set(sizes).size).toBe(1);
  },
);

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

test(
  'bars grow by a transform, so that nothing is laid out anew',
  { tag: '@bars/transform-only' },
  async ({ page }) => {
    await page.goto('/');
    const properties = await page
      .locator('.meter-bar')
      .first()
      .evaluate(async (bar) => {
        bar.scrollIntoView({ block: 'center', behavior: 'instant' });
        const fill = bar.querySelector('.meter-bar__fill');
        if (fill === null) throw new Error('Expected a fill.');
        while (fill.getAnimations().length === 0) await new Promise(requestAnimationFrame);
        return fill
          .getAnimations()
          .flatMap(({ effect }) =>
            (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
          );
      });
    expect(properties).toContain('transform');
    for (const name of ['width', 'inlineSize', 'left', 'x']) expect(properties).not.toContain(name);
  },
);

test(
  'a bar stands out from its ground by 3:1 in both themes',
  { tag: '@bars/contrast' },
  async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await addStyles(page, '* { transition: none !important }');
      const contrast = await page
        .locator('.meter-bar__fill')
        .first()
        .evaluate((fill) => {
          const luminance = (color: string) => {
            const components = (color.match(/[\d.]+/gu) ?? [])
              .slice(0, 3)
              .map((component) => Number(component) / 255);
            const [r = 0, g = 0, b = 0] = components.map((component) =>
              component <= 0.04045 ? component / 12.92 : ((component + 0.055) / 1.055) ** 2.4,
            );
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const ground = fill.closest('[data-ground], body');
          if (ground === null) throw new Error('Expected a ground.');
          const [dark = 0, light = 0] = [
            luminance(getComputedStyle(fill).fill),
            luminance(getComputedStyle(ground).backgroundColor),
          ].toSorted((a, b) => a - b);
          return (light + 0.05) / (dark + 0.05);
        });
      expect(contrast, colorScheme).toBeGreaterThanOrEqual(3);
    }
  },
);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: lessMotion });

  test('bars are full at once', { tag: '@bars/still' }, async ({ page }) => {
    await page.goto('/');
    const fill = page.locator('.meter-bar__fill').first();
    await fill.scrollIntoViewIfNeeded();
    await expect(fill).toHaveCSS('animation-name', 'none');
    await expect(fill).toHaveCSS('transform', 'none');
  });
});
