import type { Locator } from '@playwright/test';
import { expect } from './site.ts';

/** Waits until React has taken an island over: it notes the props of every element it answers for. */
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
