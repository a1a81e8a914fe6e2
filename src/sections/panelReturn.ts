import { flushSync } from 'react-dom';

/**
 * Menu and side panel are islands of their own and meet in the page: the menu presses the
 * panel's button, and the panel presses the menu's when it is closed again.
 */
const opener = '[data-island="side-panel"] button';
const menu = '[data-island="mobile-menu"] button';

let isFromMenu = false;
let closeMenu: (() => void) | undefined;

/**
 * Opens the side panel in the menu's place; closing it comes back to the menu. The menu is
 * closed only when the panel is there: its script may take time, or be lost.
 */
export function openPanelFromMenu(close: () => void): void {
  closeMenu = close;
  document.querySelector<HTMLElement>(opener)?.click();
}

/** Takes the menu's place if the panel was asked for there. */
export function replaceMenu(): void {
  isFromMenu = closeMenu !== undefined;
  closeMenu?.();
  closeMenu = undefined;
}

/**
 * Closes the panel; goes back to the menu if it was opened from there and the menu still shows,
 * to what the header shows if the panel's own button has gone with the width of the window.
 */
export function leavePanel(close: () => void): void {
  const button = document.querySelector<HTMLElement>(menu);
  if (isFromMenu && button?.checkVisibility()) {
    close();
    button.click();
  } else if (document.querySelector(opener)?.checkVisibility()) {
    close();
  } else {
    // The header is inert until the panel has gone.
    flushSync(close);
    focusHeader();
  }
  isFromMenu = false;
}

/** Gives the focus to the first control of the header that this window shows (WCAG 2.4.3). */
export function focusHeader(): void {
  const controls = document.querySelectorAll<HTMLElement>(`.header__navigation a, ${menu}`);
  [...controls].find((control) => control.checkVisibility())?.focus();
}

/** Forgets the menu: the visitor has left it, or a link has led from the panel to its place. */
export function forgetMenu(): void {
  isFromMenu = false;
  closeMenu = undefined;
}
