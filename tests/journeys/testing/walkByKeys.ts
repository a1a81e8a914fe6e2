import type { CDPSession, Page } from '@playwright/test';
import type { StopWatching, Walk } from './watchStops.ts';

/** Keys as the browser's own protocol names them, with what is held down (8 is Shift). */
const keys = {
  Tab: { key: 'Tab', windowsVirtualKeyCode: 9, modifiers: 0 },
  'Shift+Tab': { key: 'Tab', windowsVirtualKeyCode: 9, modifiers: 8 },
  ArrowDown: { key: 'ArrowDown', windowsVirtualKeyCode: 40, modifiers: 0 },
  ArrowUp: { key: 'ArrowUp', windowsVirtualKeyCode: 38, modifiers: 0 },
};

export type WalkingKey = keyof typeof keys;

/** How many keys are pressed before anybody asks how far they have led. */
const stride = 12;

/** No page has so many stops: a walk that gets here goes on for ever. */
const most = 1000;

/**
 * Presses one key until it leads out of the page, to a stop that was met before, or nowhere.
 * @param knownKinds kinds of stops that have been met before; new ones are added.
 * @param lookAtNew looks at each new kind while it has the focus; what it finds is added to the ring.
 */
export async function walkByKeys(
  page: Page,
  name: WalkingKey,
  knownKinds: Set<string>,
  lookAtNew: (kind: string) => Promise<readonly string[]> = async () => [],
): Promise<Walk> {
  const isBackwards = name === 'Shift+Tab' || name === 'ArrowUp';
  await page.evaluate(
    ([known, turned]) => (window as unknown as StopWatching).beginWalk(known, turned),
    [[...knownKinds], isBackwards] as const,
  );
  const keyboard = await page.context().newCDPSession(page);
  const found = new Map<number, readonly string[]>();
  for (let pressed = 0; pressed < most; pressed += stride) {
    await press(keyboard, name, stride);
    const walk = await page.evaluate(() => (window as unknown as StopWatching).walkSoFar());
    if (walk.newKind !== undefined) {
      knownKinds.add(walk.newKind);
      found.set(walk.stops.length - 1, await lookAtNew(walk.newKind));
      await page.evaluate(() => (window as unknown as StopWatching).goOn());
    } else if (walk.end !== undefined) {
      await keyboard.detach();
      for (const [index, faults] of found) walk.stops[index]?.ring.push(...faults);
      return walk;
    }
  }
  throw new Error(`Expected ${name} to end within ${most} presses on ${page.url()}.`);
}

async function press(keyboard: CDPSession, name: WalkingKey, times: number): Promise<void> {
  const { key, ...more } = keys[name];
  const events = Array.from({ length: times }, () => [
    keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, ...more }),
    keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key, ...more }),
  ]);
  await Promise.all(events.flat());
}
