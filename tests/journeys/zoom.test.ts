import type { Page } from '@playwright/test';
import { addStyles, faultsOf } from './testing/lookAtPages.ts';
import { expect, kindPages, lessMotion, locales, test } from './testing/site.ts';

/** Windows that people have, in CSS px. */
const windows = [320, 640, 960, 1280, 1440, 1920];

// The page that is not found is one of the pages.
test.use({ contextOptions: lessMotion, expected: [/404/u] });

const paths = kindPages.map(({ path }) => path);

for (const { code } of locales) {
  const own = kindPages.filter(({ locale }) => locale === code).map(({ path }) => path);
  test(
    `all text in ${code} reaches twice its size within 300 % of browser zoom`,
    { tag: '@general/zoom-200' },
    async ({ page }) => {
      const faults = await faultsOf(page, own, async () => {
        const found: string[] = [];
        for (const width of windows) {
          const before = await textSizes(page, width);
          // A zoomed page has so much less room, and everything in it is drawn so much larger.
          const after = await textSizes(page, Math.ceil(width / 3));
          for (const [text, size] of before) {
            const zoomed = 3 * (after.get(text) ?? size);
            if (zoomed < 2 * size - 0.5)
              found.push(`${width} px: ${text}: ${size}, then ${zoomed}`);
          }
          expect(before.size).toBeGreaterThan(10);
        }
        return found;
      });
      expect(faults).toEqual([]);
    },
  );
}

test(
  'all text grows with the text size of the browser',
  { tag: '@general/text-grows' },
  async ({ page }) => {
    const faults = await faultsOf(page, paths, async () => {
      const before = await textSizes(page, 1280);
      const remove = await addStyles(page, 'html { font-size: 200% }');
      const after = await textSizes(page, 1280);
      await remove();
      return [...before.keys()].filter(
        (text) => (after.get(text) ?? Infinity) < 1.5 * (before.get(text) ?? 0),
      );
    });
    expect(faults).toEqual([]);
  },
);

/** The size of every text that shows in a window of this width, in px, by its place and words. */
async function textSizes(page: Page, width: number): Promise<Map<string, number>> {
  await page.setViewportSize({ width, height: 800 });
  return new Map(
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const sizes: [string, number][] = [];
      for (let index = 0; walker.nextNode(); index += 1) {
        const { parentElement, textContent } = walker.currentNode;
        const words = (textContent ?? '').trim();
        if (words === '' || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        if (parentElement.closest('script, .visually-hidden')) continue;
        const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
        sizes.push([`${index} "${words.slice(0, 40)}"`, size]);
      }
      return sizes;
    }),
  );
}
