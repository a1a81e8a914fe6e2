import { list, same } from './checks.ts';
import { heard, listsIn, seen } from './finding.ts';
import type { Check } from './row.ts';

/** A link of exactly these words that leads there. */
export function link(words: string, href: string): Check {
  return linkThat(`the link "${words}" to ${href}`, words, (given) => given === href);
}

/** A link of exactly these words to another site, in a new tab and saying so. */
export function linkOut(words: string, hrefStart: string): Check {
  return {
    finds: `the link "${words}" to ${hrefStart} in a new tab`,
    problem: ({ root }) => {
      const [found] = linksOf(root, words);
      if (found === undefined) return 'there is no link of these words';
      const href = found.getAttribute('href') ?? '';
      if (!href.startsWith(hrefStart)) return `it leads to ${href}`;
      if (found.getAttribute('target') !== '_blank') return 'it opens in the same tab';
      return heard(found).endsWith('(opens in a new tab)') ? undefined : 'it does not say so';
    },
  };
}

/** A link that leads there, whatever it is called. */
export function linkTo(href: string): Check {
  return {
    finds: `a link to ${href}`,
    problem: ({ root }) =>
      hrefsOf(root).includes(href) ? undefined : `the links lead to ${list(hrefsOf(root))}`,
  };
}

/** All links of a place, in this order and no others. */
export function links(...expected: readonly [string, ...string[]]): Check {
  return same(`the links ${list(expected)}`, expected, hrefsOf);
}

/** The words of all links of a place, in this order and no others. */
export function linkNames(...expected: readonly [string, ...string[]]): Check {
  return same(`the links ${list(expected)}`, expected, (root) =>
    Array.from(root.querySelectorAll('a[href]'), seen),
  );
}

/** Places of the page in this order, each a heading with this id in the table of contents. */
export function contents(...ids: readonly [string, ...string[]]): Check {
  return {
    finds: `the contents ${list(ids)}`,
    problem: ({ root, page }) => {
      const given = hrefsOf(root).map((href) => href.slice(1));
      if (JSON.stringify(given) !== JSON.stringify(ids)) return `they are ${list(given)}`;
      const missing = ids.filter(
        (id) => !page.document.querySelector(`main :is(h2, h3)[id="${id}"]`),
      );
      return missing.length === 0 ? undefined : `${list(missing)} leads nowhere`;
    },
  };
}

/** The only marked link of a place, and how it is marked. */
export function currentLink(words: string): Check {
  return same(`the current page "${words}"`, [words], (root) =>
    Array.from(root.querySelectorAll('a[aria-current="page"]'), seen),
  );
}

/** Words in a list whose items are no links. */
export function plainItems(...expected: readonly [string, ...string[]]): Check {
  return same(`the items ${list(expected)}, no links`, expected, (root) =>
    listsIn(root)
      .flatMap((one) => Array.from(one.querySelectorAll('li')))
      .filter((item) => item.querySelector('a, button') === null)
      .map(seen),
  );
}

function linkThat(finds: string, words: string, leads: (href: string) => boolean): Check {
  return {
    finds,
    problem: ({ root }) => {
      const found = linksOf(root, words);
      if (found.length === 0)
        return `the links are ${list(Array.from(root.querySelectorAll('a'), seen))}`;
      const hrefs = found.map((one) => one.getAttribute('href') ?? '');
      return hrefs.some(leads) ? undefined : `it leads to ${list(hrefs)}`;
    },
  };
}

function linksOf(root: Element, words: string): Element[] {
  return Array.from(root.querySelectorAll('a[href]')).filter((one) => seen(one) === words);
}

function hrefsOf(root: Element): string[] {
  return Array.from(root.querySelectorAll('a[href]'), (one) => one.getAttribute('href') ?? '');
}
