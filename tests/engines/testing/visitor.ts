import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Driver, Key } from '../drivers/driver.ts';
import { look, type Look, type Target } from '../look.ts';

/** How long something may take on a busy machine, and how often to look, in milliseconds. */
const patience = { timeout: 10_000, interval: 50 };

/** Windows with the navigation in the header, and with the menu in its place. */
const windows = { large: { width: 1440, height: 1000 }, small: { width: 480, height: 844 } };

/** Somebody who visits the site: what they do, and what they can see of it. */
export type Visitor = ReturnType<typeof visitor>;

/** A visitor of the site at this origin, in a window of any engine. */
export function visitor(driver: Driver, origin: string) {
  const visit = {
    evaluate: driver.evaluate,
    reload: driver.reload,
    back: driver.back,
    press: driver.press,
    type: driver.type,

    /** Opens a page, in a large window unless a small one is asked for. */
    async open(path: string, window: keyof typeof windows = 'large') {
      await driver.resize(windows[window]);
      await driver.open(origin + path);
    },

    /** Waits until a part of the page is as expected. */
    sees: (target: Target, expected: Partial<Look>) =>
      expect
        .poll(() => driver.evaluate(look, target), { ...patience, message: say(target) })
        .toMatchObject({ isSeen: true, ...expected }),

    /** Waits until a part is not there, or hidden. */
    seesNo: (target: Target) =>
      expect
        .poll(async () => (await driver.evaluate(look, target))?.count ?? 0, {
          ...patience,
          message: say(target),
        })
        .toBe(0),

    /** Waits until the address, without its origin and the link to a receipt, is this. */
    isAt: (path: string) =>
      expect
        .poll(
          () => driver.evaluate(() => location.href.replace(/\?receipt=[\w-]+$/u, '')),
          patience,
        )
        .toBe(new URL(path, origin).href),

    /** Waits until a script in the page returns this. */
    finds: <Result>(run: () => Result, expected: Result) =>
      expect.poll(() => driver.evaluate(run), patience).toEqual(expected),

    /** Waits until the site has so many of these. */
    counts: (list: () => Promise<readonly unknown[]>, count: number) =>
      expect.poll(async () => (await list()).length, patience).toBe(count),

    /** Clicks a part with the mouse, once it stands still and nothing lies over it. */
    async click(target: Target) {
      await visit.sees(target, {});
      const { x, y } = await stillPosition(driver, target);
      await driver.clickAt(x, y);
    },

    /** Gives a part the focus by script, where the way to it is not what the journey is about. */
    async focus(target: Target) {
      await visit.sees(target, {});
      await driver.evaluate(look, target, 'focus');
    },

    /** Presses Tab until a part has the focus. */
    async tabTo(target: Target, { most = 40 } = {}) {
      for (let stops = 0; stops < most; stops += 1) {
        await driver.press('Tab');
        if ((await driver.evaluate(look, target))?.isFocused) return;
      }
      throw new Error(`Expected Tab to reach ${say(target)} within ${most} stops.`);
    },

    /** Gives a part the focus and presses a key there. */
    async pressAt(target: Target, key: Key) {
      await visit.focus(target);
      await driver.press(key);
    },

    /** Clicks into a field and types. */
    async fill(target: Target, text: string) {
      await visit.click(target);
      await visit.sees(target, { isFocused: true });
      await driver.type(text);
    },
  };
  return visit;
}

/** The middle of a part that has been in one place for two looks, with nothing over it. */
async function stillPosition(driver: Driver, target: Target): Promise<Look> {
  let last = await driver.evaluate(look, target, 'scroll');
  for (const end = Date.now() + patience.timeout; Date.now() < end;) {
    await wait(patience.interval);
    // A glide that was under way may take it out of the window again.
    const now = await driver.evaluate(look, target, ...(last?.isHit ? [] : (['scroll'] as const)));
    if (now?.isHit && !now.isMoving && now.x === last?.x && now.y === last.y) return now;
    last = now;
  }
  throw new Error(`Expected ${say(target)} to stand still and free, got ${JSON.stringify(last)}.`);
}

function say(target: Target): string {
  return typeof target === 'string' ? target : `${target.css} "${target.name}"`;
}
