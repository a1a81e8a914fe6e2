// Longer than others: one function that runs in the page, where it can import nothing.
import type { Page } from '@playwright/test';
import type { CoverWatching } from './watchCover.ts';

/** What has the focus, and why it is not seen whole. */
export type Focus = {
  name: string;
  /** The same for all whose ring is drawn by the same styles on the same ground. */
  kind: string;
  /** Why its ring is not seen: there is none, or something cuts it off. */
  ring: string[];
  /** Why it is not seen itself: it is out of the window, or something lies over it. */
  hidden: string[];
};

/** What a script of a test finds in a page after {@link watchFocus}. */
export type FocusWatching = {
  /** Undefined once the focus has left the page. */
  lookAtFocus: () => Focus | undefined;
};

/**
 * Lets scripts of a test ask every page that is opened from now on how what has the focus is seen.
 * The ring is looked for where styles draw it, which may be an element around the one that has the
 * focus. What is larger than the window need not be seen whole, only not be covered.
 */
export async function watchFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Edges = Record<'top' | 'right' | 'bottom' | 'left', number>;
    type Ring = { around: Element; edges: Edges; style: string };

    /** Everything that draws an outline because of the focus. */
    const findRings = (): Ring[] => {
      const rings: Ring[] = [];
      const note = (around: Element, style: CSSStyleDeclaration): void => {
        const isOff = style.outlineStyle === 'none' || style.content === 'none';
        if (isOff || around.closest('.visually-hidden') !== null) return;
        const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
        const drawn = `${style.outline} ${style.outlineOffset} ${style.boxShadow}`;
        for (const { top, right, bottom, left } of around.getClientRects()) {
          const edges = { top: top - reach, right: right + reach };
          rings.push({
            around,
            edges: { ...edges, bottom: bottom + reach, left: left - reach },
            style: drawn,
          });
        }
      };
      for (const element of document.querySelectorAll(':focus-within, :focus-within > *')) {
        note(element, getComputedStyle(element));
        for (const pseudo of ['::before', '::after']) {
          const style = getComputedStyle(element, pseudo);
          if (style.content === 'none' || style.content === 'normal') continue;
          const isPositioned = style.position === 'absolute' && element instanceof HTMLElement;
          note((isPositioned && element.offsetParent) || element, style);
        }
      }
      return rings;
    };

    /** By how much a ring reaches out of its room, and at which side. */
    const beyond = (ring: Edges, room: Edges, by: string): string[] =>
      Object.entries({
        top: room.top - ring.top,
        right: ring.right - room.right,
        bottom: ring.bottom - room.bottom,
        left: room.left - ring.left,
      })
        .filter(([, size]) => size > 0.5)
        .map(([side, size]) => `is cut off by ${size.toFixed(1)} px at its ${side} by ${by}`);

    /** What of a ring the window and everything that clips around it cut off. */
    const cutOff = ({ around, edges }: Ring): string[] => {
      const isAbove = around.closest('body > header, .header, .above, [role="dialog"]') !== null;
      const bar = isAbove ? null : document.querySelector('.header');
      const top = Math.max(0, bar?.getBoundingClientRect().bottom ?? 0);
      const { clientWidth } = document.documentElement;
      // Browsers bring the caret of a text box into view, not the whole box.
      const isLarger = edges.bottom - edges.top > innerHeight - top || around.matches('textarea');
      const room = { top, right: clientWidth, bottom: innerHeight, left: 0 };
      const high = { ...room, top: -Infinity, bottom: Infinity };
      const found = beyond(edges, isLarger ? high : room, 'the window');
      for (let box = around.parentElement; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, contain, position } = getComputedStyle(box);
        const isClipping = `${overflowX} ${overflowY} ${clipPath}` !== 'visible visible none';
        const isRoot = box === document.body || box === document.documentElement;
        if ((isClipping || /paint|strict|content/u.test(contain)) && !isRoot) {
          const { left, right, top: above, bottom } = box.getBoundingClientRect();
          const isHigher = edges.bottom - edges.top > bottom - above;
          const clip = { left, right, top: above, bottom };
          if (isHigher) Object.assign(clip, { top: -Infinity, bottom: Infinity });
          found.push(...beyond(edges, clip, `.${box.className}`));
        }
        if (position === 'fixed') break;
      }
      return found;
    };

    const lookAtFocus = (): Focus | undefined => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
      const rings = findRings();
      // The box of a choice is drawn by its label.
      const isDrawn = focused.closest('.visually-hidden') === null;
      const drawn = isDrawn ? focused : (focused.closest('label') ?? focused);
      const { coverOf } = window as unknown as CoverWatching;
      const { inWindow, seen, by } = coverOf(drawn, 16);
      const hidden = inWindow === 0 ? ['is out of the window'] : [];
      if (seen < inWindow) hidden.push(`lies under ${by.join(' and ')}`);
      const family =
        focused.className ||
        focused.parentElement?.className ||
        focused.parentElement?.parentElement?.className;
      const ground = focused.closest<HTMLElement>('[data-ground]')?.dataset['ground'] ?? 'paper';
      const styles = [...new Set(rings.map(({ style }) => style))].join(', ');
      return {
        name:
          (focused.ariaLabel ?? focused.textContent).trim().slice(0, 40) ||
          focused.id ||
          focused.outerHTML.slice(0, 80),
        kind: `${focused.localName}.${family ?? ''} on ${ground}: ${styles}`,
        ring: rings.length === 0 ? ['has no ring'] : rings.flatMap(cutOff),
        hidden,
      };
    };
    Object.assign(window, { lookAtFocus } satisfies FocusWatching);
  });
}
