import type { Page } from '@playwright/test';
import { settle } from '../../src/tools/browser/settle.ts';
import { lookAtEveryPage } from './testing/everyPage.ts';
import { findLowContrast } from './testing/textContrast.ts';
import { drawnPages, expect, test } from './testing/site.ts';
import { watchTexts } from './testing/watchTexts.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `every text of every page stands out from what is drawn behind it (${colorScheme})`,
    { tag: '@general/contrast-drawn' },
    async ({ browser, site }) => {
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        colorScheme,
      });
      const look = async (page: Page) => {
        await settle(page);
        return findLowContrast(page);
      };
      const { contrast } = await lookAtEveryPage(
        context,
        { contrast: look },
        {
          // Colours are those of the elements, whatever the words.
          paths: drawnPages.map(({ path }) => path),
          patience: 6000,
          prepare: watchTexts,
        },
      );
      expect(contrast).toEqual([]);
    },
  );
}
