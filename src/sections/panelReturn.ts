/**
 * Menu and side panel are islands of their own and meet in the page: the menu presses the
 * panel's button, and the panel presses the menu's when it is closed again.
 */
const opener = '[data-island="side-panel"] button';
const menu = '[data-island="mobile-menu"] button';

let isFromMenu = false;

/** Opens the side panel in the menu's place; closing it comes back to the menu. */
export function openPanelFromMenu(): void {
  isFromMenu = true;
  document.querySelector<HTMLElement>(opener)?.click();
}

/** Goes back to the menu if the panel was opened from there and the menu still shows. */
export function returnToMenu(): void {
  if (!isFromMenu) return;
  isFromMenu = false;
  const button = document.querySelector<HTMLElement>(menu);
  if (button?.checkVisibility()) button.click();
}

/** Forgets the menu: a link has led from the panel to where it points. */
export function forgetMenu(): void {
  isFromMenu = false;
}
