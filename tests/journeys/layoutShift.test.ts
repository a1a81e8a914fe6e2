import type { Page } from '@playwright/test';
import { scrollThrough } from './demandsParts.ts';
import { expect, locales, pages, test } from './site.ts';
import { pathOf } from '../../src/site/urls.ts';

/** How much a page may move by itself, as the browser scores it: rounding, and nothing else. */
const allowed = 0.001;

type Shift = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null }[];
};

/** Scores from now on everything that moves by itself on the pages opened, and tells what it was. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    const total = { sum: 0, moved };
    Object.assign(window, { total });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        total.sum += value;
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          moved.push(`${value.toFixed(4)} ${element?.outerHTML.slice(0, 80)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Scores are told after the picture they are about.
    await twoFrames(page);
    return page.evaluate(
      () => (window as unknown as { total: { sum: number; moved: string[] } }).total,
    );
  };
}

/** Waits until what is there now has been painted. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

// The page for unknown addresses is one of them.
test.use({ expected: [/404/u] });

for (const width of [390, 1024, 1440]) {
  test(`at ${width} px no page moves by itself, however late its heading font`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    let painted = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await painted.promise;
      await route.continue();
    });
    const shifts = await watchShifts(page);
    const faults: string[] = [];
    for (const { path } of pages) {
      painted = Promise.withResolvers<void>();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await twoFrames(page);
      painted.resolve();
      await page.evaluate(() => document.fonts.ready);
      await scrollThrough(page);
      const { sum, moved } = await shifts();
      if (sum > allowed) faults.push(`${path}: ${sum.toFixed(4)}`, ...moved);
    }
    expect(faults).toEqual([]);
  });

  for (const { code } of locales) {
    test(`at ${width} px nothing else moves while the strip and the word do, in ${code}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await watchShifts(page);
      await page.goto(pathOf('home', code));
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'on');
      const count = await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const lasting = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity);
        const steps = 40;
        for (let step = 0; step < steps; step += 1) {
          for (const animation of lasting) {
            const { duration } = animation.effect?.getComputedTiming() ?? {};
            animation.currentTime = (Number(duration) * step) / steps;
          }
          await frame();
        }
        return lasting.length;
      });
      expect(count).toBeGreaterThan(1);
      const { sum, moved } = await shifts();
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(allowed);
    });
  }
}
