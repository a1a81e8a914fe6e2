import type { Locator } from '@playwright/test';
import { expect } from './site.ts';

/**
 * Waits until React has taken an island over (it notes the props of every element it answers for), and
 * its list the place of a browser's own that nobody uses.
 */
export async function expectLive(island: Locator): Promise<void> {
  const isLive = ({ firstElementChild }: Element) =>
    Object.keys(firstElementChild ?? {}).some((key) => key.startsWith('__reactProps'));
  await expect
    .poll(() => island.evaluate(isLive), {
      message: 'React takes the part over',
      intervals: [20, 50, 100],
      timeout: 15_000,
    })
    .toBe(true);
  await expect(island.locator('select.field__control:not(:focus)')).toHaveCount(0);
}

/**
 * Waits until React answers in an island and two pictures have been drawn since: whatever was
 * held back has been replayed by then, and a second time would show.
 */
export async function settle(island: Locator): Promise<void> {
  await expectLive(island);
  await island.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}
