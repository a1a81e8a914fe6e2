import type { Page } from '@playwright/test';

/** What has the focus, and why it is not seen whole. */
export type Focus = {
  name: string;
  faults: string[];
  /** The same for the same stop, so that a way that goes round can be told. */
  stop: number;
};

/**
 * Whether what has the focus is out of the window or under something else, and where its ring is
 * cut off: by the window, the header, or whatever clips around it. Undefined once the focus has
 * left the page. The ring is looked for where styles draw it, which may be an element around the
 * one that has the focus.
 */
export function lookAtFocus(page: Page): Promise<Focus | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const marks = window as unknown as { marked?: Map<Element, number> };
    marks.marked ??= new Map();
    const stop = marks.marked.get(focused) ?? marks.marked.size;
    marks.marked.set(focused, stop);
    const name = (focused.ariaLabel ?? focused.textContent).trim().slice(0, 40) || focused.id;

    type Edges = Record<'top' | 'right' | 'bottom' | 'left', number>;
    const rings: { around: Element; edges: Edges }[] = [];
    const note = (around: Element, style: CSSStyleDeclaration): void => {
      const isOff = style.outlineStyle === 'none' || style.content === 'none';
      if (isOff || around.closest('.visually-hidden') !== null) return;
      const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
      for (const { top, right, bottom, left } of around.getClientRects()) {
        const edges = { top: top - reach, right: right + reach };
        rings.push({ around, edges: { ...edges, bottom: bottom + reach, left: left - reach } });
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
    const faults: string[] = [];
    if (rings.length === 0) faults.push('has no ring');
    const { left: x, top: y, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    const isOwn = over === null || focused.contains(over) || over.contains(focused);
    // The box of a choice is drawn by its label.
    if (!isOwn && over.closest('label') === null) faults.push(`lies under .${over.className}`);
    const compare = (ring: Edges, room: Edges, by: string): void => {
      const beyond: Edges = {
        top: room.top - ring.top,
        right: ring.right - room.right,
        bottom: ring.bottom - room.bottom,
        left: room.left - ring.left,
      };
      for (const [side, size] of Object.entries(beyond)) {
        if (size > 0.5) faults.push(`is cut off by ${size.toFixed(1)} px at its ${side} by ${by}`);
      }
    };
    for (const { around, edges } of rings) {
      const isAbove = around.closest('body > header, .header, .above, [role="dialog"]') !== null;
      const bar = isAbove ? null : document.querySelector('.header');
      const top = Math.max(0, bar?.getBoundingClientRect().bottom ?? 0);
      // Browsers bring the caret of a text box into view, not the whole box.
      const bottom = around.matches('textarea') ? Infinity : innerHeight;
      const { clientWidth } = document.documentElement;
      compare(edges, { top, right: clientWidth, bottom, left: 0 }, 'the window');
      for (let box = around.parentElement; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, contain, position } = getComputedStyle(box);
        const isClipping = `${overflowX} ${overflowY} ${clipPath}` !== 'visible visible none';
        const isRoot = box === document.body || box === document.documentElement;
        if ((isClipping || /paint|strict|content/u.test(contain)) && !isRoot) {
          compare(edges, box.getBoundingClientRect(), `.${box.className}`);
        }
        if (position === 'fixed') break;
      }
    }
    return { name, stop, faults };
  });
}
