import type { Page } from '@playwright/test';
import { stops } from './lookAtPages.ts';

/**
 * Neighbours in the document of which the later one is laid out first: above, or on the same line
 * before. What begins another column is later, though it stands above.
 */
export function findMoved(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const moved: string[] = [];
    for (const container of document.querySelectorAll('body, body *')) {
      const isMirrored = getComputedStyle(container).direction === 'rtl';
      const items = [...container.children].filter(
        (item) =>
          item.checkVisibility({ visibilityProperty: true }) &&
          item.closest('[inert], [aria-hidden="true"], .above') === null &&
          (item.matches(selector) || item.querySelector(selector) !== null),
      );
      for (const [index, item] of items.entries()) {
        const next = items[index + 1];
        if (next === undefined) break;
        const here = item.getBoundingClientRect();
        const there = next.getBoundingClientRect();
        const isBefore = isMirrored ? there.left >= here.right - 1 : there.right <= here.left + 1;
        const isAfter = isMirrored ? there.right <= here.left + 1 : there.left >= here.right - 1;
        const isAbove = there.bottom <= here.top + 1;
        const isBelow = there.top >= here.bottom - 1;
        const isMoved = isAbove ? !isAfter : isBefore && !isBelow;
        if (isMoved)
          moved.push(`${next.outerHTML.slice(0, 80)} before ${item.outerHTML.slice(0, 80)}`);
      }
    }
    return moved;
  }, stops);
}
