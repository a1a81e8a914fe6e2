import type { Page } from '@playwright/test';

/** How much of an element can be seen, as asked at many points of it. */
type Cover = {
  /** Points asked, points that lie in the window, and those of them at which the element is on top. */
  asked: number;
  inWindow: number;
  seen: number;
  /** What lies over the others, each once, by tag and class. */
  by: string[];
};

/** What a script of a test finds in a page after {@link watchCover}. */
export type CoverWatching = {
  /** Asks at points at most so many px apart. */
  coverOf: (element: Element, apart: number) => Cover;
};

/**
 * Lets scripts of a test ask every page that is opened from now on what lies over an element,
 * whatever it is: decoration that lets the pointer through counts while a sheet forbids that.
 */
export async function watchCover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isPlaced = (box: Element, pseudo: string): boolean => {
      const { content, position } = getComputedStyle(box, pseudo);
      return content !== 'none' && content !== 'normal' && position !== 'static';
    };
    /** What is around an element lies over it only with what that draws above it, as an `::after`. */
    const isDrawnAbove = (around: Element, element: Element, x: number, y: number): boolean =>
      (isPlaced(around, '::before') || isPlaced(around, '::after')) &&
      document.elementsFromPoint(x, y).some((one) => element.contains(one));
    /** Whether something draws a ground of its own: where only letters reach over, nothing is hidden. */
    const isDrawn = (over: Element, element: Element): boolean => {
      for (let box: Element | null = over; box && !box.contains(element); box = box.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(box);
        const isClear = /^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/u.test(backgroundColor);
        if (!isClear || backgroundImage !== 'none' || box.matches('svg, img, canvas')) return true;
      }
      return false;
    };
    /** Whether something that lies on top of an element at a point hides it there. */
    const isHiding = (over: Element, element: Element, x: number, y: number): boolean => {
      if (element.contains(over) || element.closest('label')?.contains(over) === true) return false;
      return over.contains(element) ? isDrawnAbove(over, element, x, y) : isDrawn(over, element);
    };
    const coverOf = (element: Element, apart: number): Cover => {
      const cover: Cover = { asked: 0, inWindow: 0, seen: 0, by: [] };
      const by = new Set<string>();
      for (const { left, top, width, height } of element.getClientRects()) {
        const columns = Math.max(2, Math.ceil(width / apart));
        const rows = Math.max(2, Math.ceil(height / apart));
        for (let index = 0; index < columns * rows; index += 1) {
          // From edge to edge, two pixels inside of each: the letter after a link reaches over its end.
          const across = (index % columns) / (columns - 1);
          const down = Math.floor(index / columns) / (rows - 1);
          const x = left + 2 + across * (width - 4);
          const y = top + 2 + down * (height - 4);
          cover.asked += 1;
          const over = document.elementFromPoint(x, y);
          if (over === null) continue;
          cover.inWindow += 1;
          if (!isHiding(over, element, x, y)) cover.seen += 1;
          else by.add(`${over.localName}.${over.getAttribute('class') ?? ''}`);
        }
      }
      return { ...cover, by: [...by] };
    };
    Object.assign(window, { coverOf } satisfies CoverWatching);
  });
}
