import { element } from './element.ts';
import type { ListedString } from '../../../strings/listedString.ts';
import { stringEntry } from './stringEntry.ts';

type Actions = Record<'point' | 'choose', (string: ListedString) => void>;

/** The list of all strings of a page, those that nobody sees included. */
export type StringList = {
  list: HTMLElement;
  /** Lists other strings from now on, if they are others. */
  fill: (strings: readonly ListedString[]) => void;
  /** Shows only what has these words in text, English, key or place; all for none. */
  filter: (words: string) => void;
  /** Brings the entry of a string into sight. */
  reveal: (string: ListedString) => void;
  /** Notes which strings are outlined now. */
  note: (seen: ReadonlySet<string>) => void;
};

/** Makes the list. Reaching an entry points at its string, pressing it chooses it. */
export function createStringList({ point, choose }: Actions): StringList {
  const list = element('ol', { class: 'list', 'aria-label': 'Strings' });
  const entries = new Map<string, HTMLElement>();
  let filled = '';
  let wanted = '';

  const show = (): void => {
    for (const entry of entries.values()) {
      entry.hidden = !entry.textContent.toLowerCase().includes(wanted);
    }
  };

  return {
    list,
    fill(strings) {
      const now = JSON.stringify(
        strings.map(({ places, ...told }) => [told, places.map(({ hidden }) => hidden)]),
      );
      if (now === filled) return;
      filled = now;
      const focused = [...entries].find(([, entry]) => entry.matches(':focus-within'))?.[0] ?? '';
      entries.clear();
      for (const string of strings) {
        const button = element('button', { type: 'button' }, stringEntry(string));
        button.addEventListener('pointerenter', () => point(string));
        button.addEventListener('focus', () => point(string));
        button.addEventListener('click', () => choose(string));
        entries.set(string.mark, element('li', {}, button));
      }
      list.replaceChildren(...entries.values());
      show();
      entries.get(focused)?.querySelector('button')?.focus();
    },
    filter(words) {
      wanted = words.trim().toLowerCase();
      show();
    },
    reveal({ mark }) {
      for (const [other, entry] of entries) entry.toggleAttribute('data-chosen', other === mark);
      entries.get(mark)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
    note(seen) {
      for (const [mark, entry] of entries) entry.toggleAttribute('data-unseen', !seen.has(mark));
    },
  };
}
