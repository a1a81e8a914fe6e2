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

/** Goes back to the menu if the panel was opened from there and the menu still shows. */
export function returnToMenu(): void {
  if (!isFromMenu) return;
  isFromMenu = false;
  const button = document.querySelector<HTMLElement>(menu);
  if (button?.checkVisibility()) button.click();
}

/** Forgets the menu: the visitor has left it, or a link has led from the panel to its place. */
export function forgetMenu(): void {
  isFromMenu = false;
  closeMenu = undefined;
}
