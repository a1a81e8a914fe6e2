import { attempt } from './attempt.ts';

const storageKey = 'motion';
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Lets lasting motion run: sets `data-motion="on"` on the root element unless the visitor
 * paused it (remembered) or the system asks for less. Without this script nothing moves.
 * Wires every `[data-pause]` button; `aria-pressed` says whether motion is paused (WCAG 2.2.2).
 */
export function steerMotion(): void {
  const buttons = document.querySelectorAll('[data-pause]');
  let isPaused = attempt(() => localStorage.getItem(storageKey)) === 'paused';
  const apply = (): void => {
    document.documentElement.dataset['motion'] = isPaused || reduced.matches ? 'off' : 'on';
    for (const button of buttons) button.ariaPressed = String(isPaused);
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      isPaused = !isPaused;
      attempt(() => localStorage.setItem(storageKey, isPaused ? 'paused' : 'running'));
      apply();
    });
  }
  reduced.addEventListener('change', apply);
  apply();
}
