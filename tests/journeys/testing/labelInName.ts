// Longer than others: what is seen of a control is read in the page, its name from the browser.
import type { CDPSession, Page } from '@playwright/test';

/** A control that is there to be seen: the place of its element in the document, and its words. */
type Control = { place: number; tag: string; words: string; beside: string };

/** What stands on a control or in its label and is no part of what it is called. */
const noLabel = [
  // The asterisk of a required field, whose meaning is said before the first one.
  '.field__label > [aria-hidden="true"]',
  // The number of a question, and of a family.
  '.accordion__number, .numeral, .sampler__number, .tally',
  // The value of a list of choices; its name is its label.
  '.react-aria-SelectValue',
  '.visually-hidden, script, option',
].join(', ');

/**
 * Compares what is seen of every control with the name that the browser gives to assistive
 * technology: the visible words or label have to be in it, letter by letter and in order, white
 * space and letter case aside (SC 2.5.3). Where a control shows a picture alone, words that stand
 * right beside it count as its label.
 */
export async function findUnnamed(page: Page): Promise<string[]> {
  const { controls, root, nodes } = await readAtOnce(page);
  const names = new Map(
    nodes.map(({ backendDOMNodeId, name }) => [backendDOMNodeId, String(name?.value ?? '')]),
  );
  const ids: number[] = [];
  const add = ({ nodeType, backendNodeId, children = [] }: typeof root) => {
    if (nodeType === 1) ids.push(backendNodeId);
    children.forEach(add);
  };
  add(root);
  if (controls.length === 0) return ['there is no control'];
  return controls.flatMap(({ place, tag, words, beside }) => {
    const name = names.get(ids[place]) ?? '';
    const given = plain(name);
    const label = plain(words) === '' ? plain(beside) : plain(words);
    return given.includes(label)
      ? []
      : [`${tag} shows "${words || beside}" and is called "${name}"`];
  });
}

/**
 * Reads controls, elements and names of one and the same document: of a menu, what is folded is drawn after
 * it shows, and each would be taken for one that stood in its place before.
 */
async function readAtOnce(page: Page) {
  const client = await sessionOf(page);
  for (;;) {
    const count = await countElements(page);
    const controls = await page.evaluate(readControls, noLabel);
    const { root } = await client.send('DOM.getDocument', { depth: -1 });
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    if ((await countElements(page)) === count) return { controls, root, nodes };
  }
}

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Letters, digits and signs alone. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll('’', "'");
}

/** Runs in the page. */
function readControls(noLabelSelector: string): Control[] {
  const selector =
    'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="option"], [role="button"], [role="link"], [role="checkbox"]';
  const isSeen = (text: Node) => {
    const { parentElement } = text;
    if (parentElement === null || parentElement.closest(noLabelSelector) !== null) return false;
    const isThere = parentElement.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
    });
    const { width, height } = boxOf(text);
    return isThere && width > 1 && height > 1;
  };
  const boxOf = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  };
  const textsIn = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode()) if (isSeen(walker.currentNode)) found.push(walker.currentNode);
    return found;
  };
  const said = (elements: readonly Element[]) =>
    elements.flatMap((element) => textsIn(element).map(({ textContent }) => textContent)).join('');
  const alone = textsIn(document.body).filter(
    ({ parentElement }) => parentElement?.closest(`${selector}, label`) === null,
  );
  const besides = (control: Element) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const near = alone.filter((text) => {
      const box = boxOf(text);
      const middle = (box.top + box.bottom) / 2;
      const apart = Math.max(box.left - right, left - box.right);
      if (middle <= top || middle >= bottom || apart >= 16 || apart <= -1) return false;
      // What has scrolled out of a list, or below the header, stands beside nothing.
      const shown = document.elementFromPoint(
        box.left >= right ? box.left + 1 : box.right - 1,
        middle,
      );
      return shown === null || shown.contains(text);
    });
    return near.map(({ textContent }) => textContent?.trim()).join(' ');
  };
  const everything = new Map([...document.querySelectorAll('*')].map((one, place) => [one, place]));
  return [...document.querySelectorAll<HTMLInputElement>(selector)]
    .filter((control) => control.closest('[aria-hidden="true"], [inert]') === null)
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => {
      const isField = control.matches('input, select, textarea, [role="combobox"]');
      const labels = isField
        ? [
            ...(control.labels?.length
              ? control.labels
              : (control.closest('.field')?.querySelectorAll('.field__label') ?? [])),
          ]
        : [control];
      const words = said(labels).trim();
      return {
        place: everything.get(control) ?? -1,
        tag: `<${control.localName} class="${control.className}">`,
        words,
        beside: words === '' ? besides(control) : '',
      };
    });
}
