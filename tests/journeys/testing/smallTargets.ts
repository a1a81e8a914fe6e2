import type { Page } from '@playwright/test';
import { stops } from './lookAtPages.ts';

/** Everything to be hit that is smaller than 24 by 24 px and too near to the next (SC 2.5.8). */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    /** A link within a sentence is as high as its line (exception of SC 2.5.8). */
    const isInSentence = (element: Element) => {
      const block = element.closest('p, dd, li, address, blockquote');
      const rest = block?.textContent.replace(element.textContent, '').trim() ?? '';
      return getComputedStyle(element).display === 'inline' && /\p{Letter}{2}/u.test(rest);
    };
    const targets = [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) => !element.closest('.above, .visually-hidden, [aria-hidden="true"], [inert]'),
      );
    const isSmall = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height) < 24;
    };
    /** The nearest that a target, or the circle of a small one, comes to the middle of another. */
    const distance = (from: Element, to: Element) => {
      const own = from.getBoundingClientRect();
      const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2];
      const { left, right, top, bottom } = to.getBoundingClientRect();
      const toEdge = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      const toMiddle = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
      return isSmall(to) ? Math.min(toEdge, toMiddle - 12) : toEdge;
    };
    return targets
      .filter((element) => isSmall(element) && !isInSentence(element))
      .filter((element) =>
        targets.some((other) => other !== element && distance(element, other) < 12),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  }, stops);
}
