import type { Page } from '@playwright/test';

/** Rounding to device pixels, on both sides. */
const allowed = 2;

/** Where a box of a page, or the text within it, begins and ends, in px from the left of the window. */
export type Box = { name: string; left: number; right: number };

/**
 * Every visible box of a page in the order of the document, and the text of those that hold but
 * text. What stands within a line or a drawing follows the direction of its letters and is left out.
 */
export function boxesOf(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const isLine = (element: Element) =>
      /^(?:inline$|contents)/u.test(getComputedStyle(element).display);
    const boxes: { name: string; left: number; right: number }[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element.closest('svg, script, select, bdi, .visually-hidden') !== null || isLine(element))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const name = element.className || element.tagName;
      const { left, right } = element.getBoundingClientRect();
      boxes.push({ name, left, right });
      const holdsText =
        (element.textContent ?? '').trim() !== '' &&
        [...element.querySelectorAll('*')].every(isLine);
      if (!holdsText) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      boxes.push({ name: `text of ${name}`, left: text.left, right: text.right });
    }
    return boxes;
  });
}

/**
 * What does not stand where a mirror shows it, in a window `width` px wide. A text may be a little
 * wider in one direction, since letters stand closer to some marks than to others: what counts is
 * where it begins or where its middle is.
 */
export function findUnmirrored(
  plain: readonly Box[],
  mirror: readonly Box[],
  width: number,
): string[] {
  return plain.flatMap(({ name, left, right }, index) => {
    const other = mirror[index];
    if (other === undefined) return [`${name} is missing`];
    const begins = Math.abs(width - other.right - left);
    const ends = Math.abs(width - other.left - right);
    const isText = name.startsWith('text of ');
    const off = isText ? Math.min(begins, Math.abs(begins - ends) / 2) : Math.max(begins, ends);
    return off > allowed ? [`${name} is ${Math.round(off)} px off`] : [];
  });
}
