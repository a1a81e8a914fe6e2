import type { BrowserContext, Page } from '@playwright/test';
import { scrollThrough } from './lookAtPages.ts';
import type { Look } from './everyPage.ts';

/** How much a page may move by itself, as the browser scores it: rounding, and nothing else. */
export const allowedShift = 0.001;

type Shift = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** The score of all that a page has moved by itself since it was opened, and what it was. */
type ShiftsOf = (page: Page) => Promise<{ sum: number; moved: string[] }>;

/** Scores from now on everything that moves by itself on the pages opened. */
export async function watchShifts(context: BrowserContext): Promise<ShiftsOf> {
  await context.addInitScript(() => {
    const moved: string[] = [];
    const total = { sum: 0, moved };
    Object.assign(window, { total });
    /**
     * Text from the right that has grown at its end: Chromium 153 takes it to begin at the left. Its
     * edges are those of the pixels that it touches, counted from where it begins.
     */
    const hasGrown = ({ node, previousRect: before, currentRect: now }: Shift['sources'][number]) =>
      node instanceof Text &&
      getComputedStyle(node.parentElement ?? document.body).direction === 'rtl' &&
      Math.abs(before.right - now.right) < 1 &&
      before.top === now.top;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        if (sources.length > 0 && sources.every(hasGrown)) continue;
        total.sum += value;
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          moved.push(`${value.toFixed(4)} ${element?.outerHTML.slice(0, 80)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (page) => {
    // Scores are told after the picture they are about.
    await twoFrames(page);
    return page.evaluate(
      () => (window as unknown as { total: { sum: number; moved: string[] } }).total,
    );
  };
}

/**
 * What moves by itself when the fonts come after the first picture, and on the way down. The
 * fonts wait until the page is looked at, so a walk must not wait for it to load.
 */
export async function lookForShifts(context: BrowserContext): Promise<Look> {
  let painted = Promise.withResolvers<void>();
  await context.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  const shifts = await watchShifts(context);
  return async (page: Page) => {
    await twoFrames(page);
    painted.resolve();
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    const { sum, moved } = await shifts(page);
    painted = Promise.withResolvers<void>();
    return sum > allowedShift ? [sum.toFixed(4), ...moved] : [];
  };
}

/** Waits until what is there now has been painted. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}
