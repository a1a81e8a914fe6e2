import { markPattern } from '../../../../delivery/stringMarks.ts';
import { stringFinder } from '../../../strings/stringFinder.ts';
import { createCard } from './card.ts';
import { element } from './element.ts';
import { followPointer } from './followPointer.ts';
import { keepStrings } from './keepStrings.ts';
import { listStrings, type ListedString } from '../../../strings/listedString.ts';
import { openText } from './openText.ts';
import { createOutlines } from './outlines.ts';
import { createPanel } from './panel.ts';
import { createStringList } from './stringList.ts';
import type { PageStrings } from '../../../strings/describeMarks.ts';
import { stringsBlock } from './stringsPage.ts';
import { stringsStyle } from './stringsStyle.ts';

/**
 * Runs in a page that was asked for with its strings: outlines each and says which it is. F8 or
 * the button turns it off and on: a bare function key that neither browsers nor screen readers
 * have a use for outside of their tools.
 */
const shortcut = 'F8';

/** Pause in milliseconds after the last change of the page before its strings are looked for. */
const calm = 100;

/** Pause in milliseconds before boxes are drawn anew; they scroll with the page by themselves. */
const pause = 100;

const finder = stringFinder(markPattern);
const outlines = createOutlines(finder);
const { card, show: showCard } = createCard();
let strings: readonly ListedString[] = [];
let chosen: ListedString | undefined;
/** Whether the chosen one was reached on the page, so that its card belongs there. */
let isPointed = false;
let isOn = false;
let next: ReturnType<typeof setTimeout> | undefined;
let cameFrom: Element | null = null;

const list = createStringList({
  point(string) {
    [chosen, isPointed] = [string, false];
    // In a list of entries, to go through them is to look at each in its place.
    string.places
      .find((place) => finder.measure(place))
      ?.element.scrollIntoView({ block: 'center', behavior: 'instant' });
  },
  choose: (string) => void choose(string),
});
const { panel, toggle, search, show, say } = createPanel(list.list);

// React Aria leaves what is marked so outside of its modals alone.
const host = element('div', { lang: 'en', dir: 'ltr', 'data-react-aria-top-layer': 'true' });
host
  .attachShadow({ mode: 'open' })
  .append(element('style', {}, stringsStyle), outlines.layer, card, panel);
document.body.append(host);

toggle.addEventListener('click', () => turn(!isOn));
search.addEventListener('input', () => list.filter(search.value));
addEventListener('keydown', (event) => {
  if (event.key !== shortcut || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  turn(!isOn);
  if (isOn) {
    cameFrom = document.activeElement;
    search.focus();
  } else if (cameFrom instanceof HTMLElement) cameFrom.focus();
});
followPointer(host, (x, y) => (isOn ? outlines.at(x, y) : undefined), {
  point(string) {
    [chosen, isPointed] = [string, true];
  },
  choose(string) {
    if (string !== undefined) void choose(string);
  },
});
keepStrings();

let timer: ReturnType<typeof setTimeout> | undefined;
new MutationObserver(() => {
  clearTimeout(timer);
  timer = setTimeout(look, calm);
}).observe(document.documentElement, {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'],
});
look();
turn(true);

async function choose(string: ListedString): Promise<void> {
  chosen = string;
  list.reveal(string);
  say(await openText(string));
}

function turn(on: boolean): void {
  isOn = on;
  show(isOn, strings.length);
  follow();
}

function look(): void {
  // Saved words come with other places of their files.
  const block = document.getElementById(stringsBlock)?.textContent;
  strings = listStrings(finder.find(), JSON.parse(block ?? '{}') as PageStrings);
  list.fill(strings);
  show(isOn, strings.length);
}

/** Strings move with the page, at any time and for many reasons. */
function follow(): void {
  clearTimeout(next);
  outlines.draw(isOn ? strings : [], chosen);
  const drawn = outlines.drawn();
  list.note(new Set(drawn.map(({ string }) => string.mark)));
  const box = drawn.find(({ string }) => string.mark === chosen?.mark)?.box;
  showCard(isPointed ? chosen : undefined, box);
  if (isOn) next = setTimeout(follow, pause);
}
