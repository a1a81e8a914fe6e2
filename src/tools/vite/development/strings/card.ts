import type { Box } from '../../../strings/stringFinder.ts';
import { element } from './element.ts';
import type { ListedString } from '../../../strings/listedString.ts';
import { stringEntry } from './stringEntry.ts';

/** Pixels between a string and its card. */
const gap = 6;

/** What is known of the string under the pointer, beside it; the list says the same to everybody. */
export function createCard(): {
  card: HTMLElement;
  /** Shows a string at its box, or nothing. */
  show: (string: ListedString | undefined, box: Box | undefined) => void;
} {
  const card = element('div', { class: 'card', 'aria-hidden': 'true' });
  card.hidden = true;
  let shown: string | undefined;
  return {
    card,
    show(string, box) {
      card.hidden = string === undefined || box === undefined;
      if (string === undefined || box === undefined) return;
      if (string.mark !== shown) card.replaceChildren(stringEntry(string));
      shown = string.mark;
      const { width, height } = card.getBoundingClientRect();
      const below = box.y + box.height + gap - scrollY;
      const above = box.y - height - gap - scrollY;
      const top = below + height <= innerHeight || above < 0 ? below : above;
      const left = Math.min(Math.max(gap, box.x - scrollX), innerWidth - width - gap);
      card.style.inset = `${Math.min(top, innerHeight - height - gap)}px auto auto ${left}px`;
    },
  };
}
