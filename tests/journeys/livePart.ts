import type { Locator } from '@playwright/test';
import { expect } from './site.ts';

/**
 * Waits until React answers in an island and two pictures have been drawn since: whatever was
 * held back has been replayed by then, and a second time would show.
 */
export async function settle(island: Locator): Promise<void> {
  await expect
    .poll(
      () =>
        island.evaluate(({ firstElementChild }) =>
          Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__reactProps')),
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
  await island.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}
