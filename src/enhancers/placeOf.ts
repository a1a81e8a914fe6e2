/** The element that a hash leads to, if the page has it. */
export function placeOf({ hash }: { hash: string }): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}
