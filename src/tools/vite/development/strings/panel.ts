import { element } from './element.ts';
import { plainAddress } from './keepStrings.ts';

/** What people operate the overlay with. */
export type Panel = {
  panel: HTMLElement;
  toggle: HTMLButtonElement;
  search: HTMLInputElement;
  /** Opens or closes the list, and says how many strings there are. */
  show: (isOpen: boolean, count: number) => void;
  /** Tells what has come of a choice, aloud too. */
  say: (sentence: string) => void;
};

/** Where the panel stood last, kept for as long as the tab is open. */
const side = 'strings-side';

/** Where lines of the page end, so that fewer of them begin under the panel. */
function endSide(): string {
  return document.documentElement.dir === 'rtl' ? 'left' : 'right';
}

/** Makes the panel around a list of strings. */
export function createPanel(list: HTMLElement): Panel {
  const toggle = element('button', { type: 'button', 'aria-controls': 'strings' });
  const count = element('span');
  toggle.append('Strings ', count, ' ', element('kbd', {}, 'F8'));
  toggle.setAttribute('aria-keyshortcuts', 'F8');
  const move = element('button', { type: 'button', class: 'move' }, 'Other side');
  const leave = element('a', { href: plainAddress() }, 'Leave');
  const search = element('input', { type: 'search', autocomplete: 'off' });
  const status = element('p', { class: 'status', role: 'status' });
  const rest = element(
    'div',
    { class: 'rest', id: 'strings' },
    element('label', {}, 'Find', search),
    element('p', {}, 'Press a string, here or on the page, to open its file. Keys use the page.'),
    status,
    list,
  );
  const panel = element(
    'section',
    { class: 'panel', 'aria-label': 'Strings of this page' },
    element('div', { class: 'bar' }, toggle, element('span', { class: 'spread' }), move, leave),
    rest,
  );
  panel.dataset['side'] = sessionStorage.getItem(side) ?? endSide();
  move.addEventListener('click', () => {
    const other = panel.dataset['side'] === 'left' ? 'right' : 'left';
    panel.dataset['side'] = other;
    sessionStorage.setItem(side, other);
  });
  return {
    panel,
    toggle,
    search,
    show(isOpen, strings) {
      toggle.ariaExpanded = String(isOpen);
      count.textContent = String(strings);
      panel.toggleAttribute('data-open', isOpen);
      for (const part of [rest, move, leave]) part.hidden = !isOpen;
    },
    say(sentence) {
      status.textContent = sentence;
    },
  };
}
