import type { ReadPage } from './readPage.ts';

/**
 * What a page gives to nobody as soon as it is there, or, as decoration, to nobody who listens. The
 * last two are words of this site: the plain link to the services stands where its menu cannot, and
 * the other paragraph about a language waits until a visitor prefers that language.
 */
export const withheld = [
  ...['head', 'script', 'style', 'template', 'noscript', 'svg'],
  ...['[hidden]', '[inert]', '[aria-hidden=true]'],
  ...['.header__plain', '[data-offers]>:not([data-visible])'],
].join();

/** The elements of a kind that a page gives to everybody as soon as it is there. */
export function givenIn({ document }: Pick<ReadPage, 'document'>, selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((one) => one.closest(withheld) === null);
}

/**
 * Whether React takes an element over. It mends tags and words that are not what it would draw as soon
 * as somebody reaches for them, so that only attributes, which it leaves alone, are lost for good.
 */
export function isInIsland(element: Element): boolean {
  return element.closest('[data-island]') !== null;
}

/** What a screen reader is given of the words in an element, as one line. */
export function wordsIn(element: Element): string {
  return given(element).replaceAll(/\s+/gu, ' ').trim();
}

/** Pages do not change, and every operator asks the same of their tens of thousands of elements. */
const known = new WeakMap<Element, string>();

function given(element: Element): string {
  const before = known.get(element);
  if (before !== undefined) return before;
  let words = '';
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === node.TEXT_NODE) words += node.nodeValue;
    else if (node.nodeType === node.ELEMENT_NODE) words += givenAround(node as Element);
  }
  known.set(element, words);
  return words;
}

function givenAround(part: Element): string {
  return part.matches(withheld) ? '' : given(part);
}
