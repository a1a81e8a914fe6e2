import type { Page } from '@playwright/test';

/** What a window shows, each text and address once, white space as one space. */
export type WindowContent = {
  texts: readonly string[];
  /** Where links lead. */
  addresses: readonly string[];
  /** Names of fields and words or names of buttons. */
  controls: readonly string[];
};

/**
 * Reads what is there to be seen, wherever it is scrolled to, and what the dropdowns hold that are
 * there to open. Nothing is pressed: that they open is shown elsewhere.
 */
export async function readContent(page: Page): Promise<WindowContent> {
  return page.evaluate(() => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')].filter(
      (details) => details.checkVisibility(),
    );
    for (const details of closed) details.open = true;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isThere = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isThere && width > 1 && height > 1;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = new Set<string>();
    const range = document.createRange();
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const text = (textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
      if (text === '' || parentElement === null) continue;
      if (parentElement.closest('script, style, .visually-hidden, .above') !== null) continue;
      range.selectNodeContents(walker.currentNode);
      const { width, height } = range.getBoundingClientRect();
      if (width > 1 && height > 1 && isShown(parentElement)) texts.add(text);
    }
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLInputElement>(selector)].filter(isShown);
    const addresses = shown('a[href]:not(.above)').map((link) => link.getAttribute('href') ?? '');
    const controls = shown('button, input, select, textarea').map(
      (control) => control.name || control.ariaLabel || control.textContent.trim(),
    );
    for (const details of closed) details.open = false;
    return {
      texts: [...texts],
      addresses: [...new Set(addresses)],
      controls: [...new Set(controls)],
    };
  });
}

/** What the first has and the others, taken together, do not, by kind. */
export function findGone(first: WindowContent, others: readonly WindowContent[]): string[] {
  return (['texts', 'addresses', 'controls'] as const).flatMap((kind) => {
    const there = new Set(others.flatMap((other) => other[kind]));
    return first[kind].filter((one) => !there.has(one)).map((one) => `${kind}: ${one}`);
  });
}
