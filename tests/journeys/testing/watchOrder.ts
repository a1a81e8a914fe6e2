import type { Page } from '@playwright/test';

/** What a script of a test finds in a page after {@link watchOrder}. */
export type OrderWatching = {
  /** Whether the later of two stops is laid out first. */
  isLaidOutFirst: (later: Element, earlier: Element) => boolean;
};

/**
 * Lets scripts of a test ask every page that is opened from now on whether a stop lies before the
 * one that had the focus before it: above, or on the same line before. What is compared is what holds
 * either of them in the innermost element around both; what begins another column is later, though
 * it stands above.
 */
export async function watchOrder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isLaidOutFirst = (later: Element, earlier: Element): boolean => {
      let around = later.parentElement;
      while (around !== null && !around.contains(earlier)) around = around.parentElement;
      if (around === null || later.contains(earlier) || earlier.contains(later)) return false;
      const holding = (stop: Element) => {
        let holder = stop;
        for (let box: Element = stop; box !== around && box.parentElement; box = box.parentElement)
          // Such a box has no place of its own.
          if (getComputedStyle(box).display !== 'contents') holder = box;
        return holder;
      };
      const here = holding(earlier).getBoundingClientRect();
      const there = holding(later).getBoundingClientRect();
      const isMirrored = getComputedStyle(around).direction === 'rtl';
      const isBefore = isMirrored ? there.left >= here.right - 1 : there.right <= here.left + 1;
      const isAfter = isMirrored ? there.right <= here.left + 1 : there.left >= here.right - 1;
      const isAbove = there.bottom <= here.top + 1;
      const isBelow = there.top >= here.bottom - 1;
      return isAbove ? !isAfter : isBefore && !isBelow;
    };
    Object.assign(window, { isLaidOutFirst } satisfies OrderWatching);
  });
}
