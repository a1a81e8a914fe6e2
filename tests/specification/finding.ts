import { oneLine } from '../testing/builtSite.ts';

/**
 * What a reader sees of an element: typed quotes and no data, nor words for listeners only. That
 * something is a sample is said beside it, and is no part of it.
 */
export function seen(element: Element): string {
  const clone = element.cloneNode(true) as Element;
  for (const other of clone.querySelectorAll('script, .visually-hidden, .sample-mark'))
    other.remove();
  return oneLine(clone.textContent ?? '').replaceAll('’', "'");
}

/** What a listener hears of an element. */
export function heard(element: Element): string {
  const clone = element.cloneNode(true) as Element;
  for (const other of clone.querySelectorAll('script, [aria-hidden="true"], .sample-mark'))
    other.remove();
  return oneLine(clone.textContent ?? '').replaceAll('’', "'");
}

/** The headings in a part of a page, the part itself included. */
export function headingsIn(root: Element): Element[] {
  return Array.from(root.querySelectorAll('h1, h2, h3, h4'));
}

/** The headings of the given words in a part of a page. */
export function headingsOf(root: Element, words: string): Element[] {
  return headingsIn(root).filter((heading) => seen(heading) === words);
}

/**
 * What a heading is the heading of: as much around it as holds no other heading of its level or
 * above, but never more than its section.
 */
export function regionOf(heading: Element): Element {
  let region = heading;
  for (let next = heading.parentElement; next !== null; next = next.parentElement) {
    const others = headingsIn(next).filter(
      (other) => other !== heading && other.tagName <= heading.tagName,
    );
    if (others.length > 0 || next.matches('main, body')) return region;
    region = next;
    if (region.matches('section')) return region;
  }
  return region;
}

/** The lists in a part of a page: none inside another, and no copy kept for the eye alone. */
export function listsIn(root: Element): Element[] {
  const lists = Array.from(root.querySelectorAll('ul, ol'));
  if (root.matches('ul, ol')) lists.unshift(root);
  return lists.filter((list) => {
    const outer = list.parentElement?.closest('ul, ol') ?? null;
    const isOutermost = outer === null || list === root || !root.contains(outer);
    return isOutermost && list.closest('[aria-hidden="true"], nav') === null;
  });
}

/** The items of the lists in a part of a page. */
export function itemsIn(root: Element): Element[] {
  return listsIn(root).flatMap((list) => Array.from(list.children).filter(isItem));
}

/** What an item is called: its own heading or strong words, else all that it says. */
export function nameOf(item: Element): string {
  return seen(item.querySelector('h2, h3, h4, strong') ?? item);
}

function isItem(child: Element): boolean {
  return child.matches('li');
}
