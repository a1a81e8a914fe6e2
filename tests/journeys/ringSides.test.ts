import type { Page } from '@playwright/test';
import { addStyles, faultsOf, stops } from './testing/lookAtPages.ts';
import { drawnSides } from './testing/ringSides.ts';
import { expect, lessMotion, test } from './testing/site.ts';

test.use({ contextOptions: lessMotion });

/** Between them these pages have every kind of stop on every ground. */
const paths = ['/', '/contact-us'];

/** One stop of each kind on each ground whose ring is not drawn on all four sides. */
async function findOpenRings(page: Page): Promise<string[]> {
  const kinds = new Set<string>();
  const faults = await faultsOf(page, paths, async () => {
    await addStyles(page, '* { transition: none !important; caret-color: transparent !important }');
    await page.keyboard.press('Tab');
    const open: string[] = [];
    for (const stop of await page.locator(stops).all()) {
      const kind = await stop.evaluate((element) => {
        const isSeen =
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('[inert], [aria-hidden="true"]') === null;
        const ground = element.closest<HTMLElement>('[data-ground]')?.dataset['ground'];
        const family =
          element.className ||
          element.parentElement?.className ||
          element.parentElement?.parentElement?.className;
        return isSeen ? `${element.tagName} ${family ?? ''} on ${ground ?? 'paper'}` : '';
      });
      if (kind === '' || kinds.has(kind)) continue;
      kinds.add(kind);
      await stop.evaluate((element: HTMLElement) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        element.focus({ preventScroll: true });
      });
      const sides = await drawnSides(page, stop);
      const isWhole = sides.length === 4 && sides.every((share) => share >= 0.9);
      if (!isWhole) open.push(`${kind}: ${sides.map((share) => share.toFixed(2)).join(' ')}`);
    }
    return open;
  });
  expect(kinds.size).toBeGreaterThan(10);
  return faults;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `every kind of stop shows the focus all around by 3:1 (${colorScheme})`,
    { tag: '@general/focus-ring' },
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ colorScheme });
      expect(await findOpenRings(page)).toEqual([]);
    },
  );
}

test(
  'in the visitor’s own colours the focus is seen all around too',
  { tag: '@general/forced-focus' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await findOpenRings(page)).toEqual([]);
  },
);
