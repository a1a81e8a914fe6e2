import type { Page } from '@playwright/test';

/** Buttons and fields without an edge, and texts in the colour of their ground. */
export function findLostColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: HTMLElement) =>
      element.checkVisibility() &&
      element.closest('[aria-hidden="true"], [inert], .visually-hidden') === null;
    const bare = [...document.querySelectorAll<HTMLElement>('.button, .field__control')]
      .filter(isSeen)
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, backgroundColor } = getComputedStyle(element);
        const ground = getComputedStyle(document.body).backgroundColor;
        const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        return !hasEdge && backgroundColor === ground;
      });
    const lost = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, li')]
      .filter(isSeen)
      .filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return color === backgroundColor;
      });
    return [...bare, ...lost].map((element) => element.outerHTML.slice(0, 100));
  });
}
