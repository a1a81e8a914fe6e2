import type { Page } from '@playwright/test';
import { expectLive } from './liveIsland.ts';

/** What a script of a test finds in a page after {@link watchSeenText}. */
export type Watching = {
  seenText: () => string;
};

/**
 * Lets scripts of a test ask every page that is opened from now on for the texts that can be seen
 * on it, in order, parted by bars: not what is transparent, clipped to a dot or above the page.
 */
export async function watchSeenText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isSeen = (text: Node) => {
      const parent = text.parentElement;
      // What is chosen in the browser's own list is drawn, though it has no box to ask for.
      if (parent instanceof HTMLOptionElement) {
        const list = parent.closest('select:not([aria-hidden="true"] select)');
        return parent.selected && list?.checkVisibility({ visibilityProperty: true }) === true;
      }
      const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isShown !== true || text.textContent?.trim() === '') return false;
      if (parent?.closest('script, style, .visually-hidden') !== null) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height, bottom } = range.getBoundingClientRect();
      // The skip link waits above the window, wherever the page is; what a dialog has scrolled away
      // can be scrolled back.
      const top = parent.closest('.above') === null ? -scrollY : 0;
      const isInDialog = parent.closest('[role="dialog"]') !== null;
      return width > 1 && height > 1 && (bottom > top || isInDialog);
    };
    const seenText = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: (string | undefined)[] = [];
      while (walker.nextNode()) {
        if (isSeen(walker.currentNode)) texts.push(walker.currentNode.textContent?.trim());
      }
      return texts.join('|');
    };
    Object.assign(window, { seenText } satisfies Watching);
  });
}

/** Brings every part of the open page alive, so that what follows changes nothing by that. */
export async function wakeIslands(page: Page): Promise<void> {
  const islands = page.locator('[data-island]');
  await islands.evaluateAll((elements) => {
    for (const element of elements) element.dispatchEvent(new PointerEvent('pointerover'));
  });
  for (const island of await islands.all()) await expectLive(island);
}
