const wanted =
  '(hover: hover) and (pointer: fine) and (forced-colors: none) and (not (prefers-contrast: more))';

/**
 * Draws a ring round the mouse pointer, which itself stays: pure decoration, there only while
 * the mouse is in use, never with motion off, forced colours or a wish for more contrast.
 */
export function drawCursorRing(): void {
  const root = document.documentElement;
  const system = matchMedia(wanted);
  const ring = document.createElement('div');
  ring.className = 'cursor-ring';
  ring.ariaHidden = 'true';
  const hide = (): void => ring.remove();

  addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse' || !system.matches || root.dataset['motion'] !== 'on') {
      return hide();
    }
    ring.style.translate = `${clientX}px ${clientY}px`;
    if (!ring.isConnected) document.body.append(ring);
  });
  addEventListener('keydown', hide);
  root.addEventListener('pointerleave', hide);
}
