import type { Clock } from '../clock.ts';

/** A clock that stands until it is moved on. */
export type TestClock = Clock & {
  /** Moves it on, and wakes whoever waited for that, in the order of their times. */
  pass: (milliseconds: number) => void;
};

/** @param start milliseconds since 1970. */
export function testClock(start: number): TestClock {
  let now = start;
  const waiting = new Set<{ at: number; act: () => void }>();
  return {
    now: () => now,
    after(milliseconds, act) {
      const one = { at: now + milliseconds, act };
      waiting.add(one);
      return () => waiting.delete(one);
    },
    pass(milliseconds) {
      now += milliseconds;
      const due = [...waiting].filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);
      for (const one of due) {
        if (waiting.delete(one)) one.act();
      }
    },
  };
}
