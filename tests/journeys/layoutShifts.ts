import type { BrowserContext, Page } from '@playwright/test';

/** How much a page may move by itself, as the browser scores it: rounding, and nothing else. */
export const allowedShift = 0.001;

type Shift = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null }[];
};

/** The score of all that a page has moved by itself since it was opened, and what it was. */
type ShiftsOf = (page: Page) => Promise<{ sum: number; moved: string[] }>;

/** Scores from now on everything that moves by itself on the pages opened. */
export async function watchShifts(context: BrowserContext): Promise<ShiftsOf> {
  await context.addInitScript(() => {
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
  return async (page) => {
    // Scores are told after the picture they are about.
    await twoFrames(page);
    return page.evaluate(
      () => (window as unknown as { total: { sum: number; moved: string[] } }).total,
    );
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
