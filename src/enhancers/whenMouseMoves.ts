/**
 * Begins once a mouse moves over a page that may move as well, and repeats its last move to what has begun
 * meanwhile, if the mouse is still there: whoever has no mouse fetches nothing for it.
 */
export function whenMouseMoves(begin: () => Promise<unknown>): void {
  const root = document.documentElement;
  let begun: Promise<unknown> | undefined;
  let last: PointerEvent | undefined;
  addEventListener('pointermove', (move) => {
    if (move.pointerType !== 'mouse' || root.dataset['motion'] !== 'on') return;
    // The first may be no move: a page that opens under a mouse at rest is told of one.
    if (last) {
      begun ??= begin().then(() => {
        if (root.matches(':hover')) dispatchEvent(new PointerEvent('pointermove', last));
      });
    }
    last = move;
  });
}
