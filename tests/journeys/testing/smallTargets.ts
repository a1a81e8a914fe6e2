// Longer than others: one function that runs in the page, where it can import nothing.
import type { Page } from '@playwright/test';
import { stops } from './lookAtPages.ts';

/**
 * Everything to be hit that is smaller than 24 by 24 px and too near to the next (SC 2.5.8). What
 * something else covers of a target does not count; what is covered whole cannot be hit and is none.
 * Only of what lies in the window is known what covers it.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    type Box = { left: number; top: number; right: number; bottom: number };

    /** What is scrolled under the bar at the top comes out again, like what is out of the window. */
    const bar = document.querySelector('.header');
    const isUnderBar = (element: Element, y: number) =>
      bar !== null && !bar.contains(element) && y < bar.getBoundingClientRect().bottom;

    /** What a press between two points of a target reaches: it, or something that covers it. */
    const isReached = (element: Element, points: readonly (readonly [number, number])[]) =>
      points.some(([x, y]) => {
        const over = document.elementFromPoint(x, y);
        // Out of the window nothing can be asked.
        return (
          over === null ||
          isUnderBar(element, y) ||
          element.contains(over) ||
          over.closest('label') === element
        );
      });

    /** The box of a target without the stripes along its sides that are wholly covered. */
    const uncovered = (element: Element): Box | undefined => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      const stripe = (x: number) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => [x, top + share * (bottom - top)] as const);
      const row = (y: number) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => [left + share * (right - left), y] as const);
      while (left < right && !isReached(element, stripe(left + 1))) left += 2;
      while (left < right && !isReached(element, stripe(right - 1))) right -= 2;
      while (top < bottom && !isReached(element, row(top + 1))) top += 2;
      while (top < bottom && !isReached(element, row(bottom - 1))) bottom -= 2;
      return left < right && top < bottom ? { left, top, right, bottom } : undefined;
    };

    /** A link is as high as its line where other text stands on that line (exception of SC 2.5.8). */
    const isInSentence = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement;
      const own = [...element.getClientRects()];
      const walker = document.createTreeWalker(block ?? element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode } = walker;
        if (!/\p{Letter}/u.test(currentNode.textContent ?? '')) continue;
        if (
          currentNode.parentElement?.closest(selector) ||
          !currentNode.parentElement?.checkVisibility()
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        const isBeside = [...range.getClientRects()].some((line) =>
          own.some(
            ({ top, bottom, height }) =>
              line.width > 1 &&
              Math.min(bottom, line.bottom) - Math.max(top, line.top) > height / 2,
          ),
        );
        if (isBeside) return true;
      }
      return false;
    };

    const targets = [
      ...document.querySelectorAll<HTMLElement>(`${selector}, label:has(input), [role="option"]`),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) => !element.closest('.above, .visually-hidden, [aria-hidden="true"], [inert]'),
      )
      .map((element) => ({ element, box: uncovered(element) }))
      .filter((target): target is { element: HTMLElement; box: Box } => target.box !== undefined);
    const isSmall = ({ left, top, right, bottom }: Box) =>
      Math.min(right - left, bottom - top) < 24;
    /** The nearest that a target, or the circle of a small one, comes to the middle of another. */
    const distance = (own: Box, other: Box) => {
      const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2];
      const { left, right, top, bottom } = other;
      const toEdge = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      const toMiddle = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
      return isSmall(other) ? Math.min(toEdge, toMiddle - 12) : toEdge;
    };
    return targets
      .filter(({ element, box }) => isSmall(box) && !isInSentence(element))
      .filter(({ element, box }) =>
        targets.some((other) => other.element !== element && distance(box, other.box) < 12),
      )
      .map(({ element, box }) => {
        const [width, height] = [box.right - box.left, box.bottom - box.top];
        return `${width.toFixed()} by ${height.toFixed()} px: ${element.outerHTML.slice(0, 120)}`;
      });
  }, stops);
}
