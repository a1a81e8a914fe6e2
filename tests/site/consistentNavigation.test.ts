import { expect, test } from 'vitest';
import { footerLists } from '../../src/site/menus.ts';
import { readBuiltSite, type BuiltPage } from '../testing/builtSite.ts';
import { all } from './testing/faults.ts';
import { findSwapped, type Sequence } from './testing/findSwapped.ts';
import { islandLinks } from './testing/islandLinks.ts';

const { manifest, pages } = readBuiltSite();

/** What is repeated and holds links or buttons, from the top of a page down. */
const blocks: Readonly<Record<string, string>> = {
  'the skip link': 'body > a',
  'the bar above': '.utility-bar',
  'the header': '.header',
  'the breadcrumbs': '.breadcrumbs',
  'the pages of the family': '.side-menu',
  'the contact card': '.contact-card',
  'the contents': '.table-of-contents',
  'the closing band': '.closing-band',
  'the footer': 'body > footer',
};

/** Those of every page. */
const frame = ['the skip link', 'the bar above', 'the header', 'the footer'];

/** What the order of the services is read from, the opened menus too. */
const services = '.side-menu, .family-list';

/** The links and buttons of a block; what is written for one page alone is known by its place. */
function controlsOf(block: Element): string[] {
  return Array.from(
    block.querySelectorAll('a[href], button, input:not([type="hidden"])'),
    (control) =>
      // The list of languages leads to another address from each page.
      (control.hasAttribute('lang') ? control.getAttribute('hreflang') : null) ??
      control.getAttribute('href')?.replace(/[#?].*/u, '') ??
      control.getAttribute('name') ??
      control.closest('[data-island]')?.getAttribute('data-island') ??
      control.className,
  );
}

function inEachLanguage(sequencesOf: (page: BuiltPage) => readonly Sequence[]): void {
  for (const { code } of manifest.locales) {
    const own = pages.filter(({ locale }) => locale === code);
    expect(own.length).toBeGreaterThan(1);
    expect(findSwapped(own.flatMap(sequencesOf)), code).toEqual([]);
  }
}

test.each(Object.entries(blocks).filter(([name]) => name !== 'the contents'))(
  '%s keeps one order of its links on all pages of a language',
  { tags: 'navigation/one-order' },
  (name, selector) => {
    const without = pages.filter((page) => all(page, selector).length === 0);
    expect(without.length).toBeLessThan(frame.includes(name) ? 1 : pages.length - 1);
    inEachLanguage((page) =>
      all(page, selector).map((block) => ({ where: page.path, keys: controlsOf(block) })),
    );
  },
);

test(
  'the services stand in one order in both menus, in the overview and beside each of their pages',
  { tags: 'navigation/one-order' },
  () => {
    inEachLanguage((page) => [
      ...all(page, services).map((list) => ({ where: page.path, keys: controlsOf(list) })),
      ...['service-menu', 'mobile-menu'].map((island) => {
        const links = islandLinks(page, island);
        expect(links.length).toBeGreaterThan(40);
        return { where: `the ${island} of ${page.path}`, keys: links };
      }),
    ]);
  },
);

test(
  'the pages of the menu stand in one order in the header and in the menu of small windows',
  { tags: 'navigation/one-order' },
  () => {
    inEachLanguage((page) => [
      ...all(page, '.header__navigation').map((block) => ({
        where: `the header of ${page.path}`,
        keys: controlsOf(block),
      })),
      { where: `the menu of ${page.path}`, keys: islandLinks(page, 'mobile-menu') },
    ]);
  },
);

test(
  'the policies stand in one order in the footer and below each other',
  { tags: 'navigation/one-order' },
  () => {
    const known = new Set(
      pages
        .filter(({ id }) => (footerLists.legal as readonly string[]).includes(id))
        .map(({ path }) => path),
    );
    let lists = 0;
    inEachLanguage((page) =>
      all(page, 'ul').flatMap((list) => {
        const keys = controlsOf(list).filter((key) => known.has(key));
        if (keys.length > 2) lists += 1;
        return keys.length > 2 ? [{ where: page.path, keys }] : [];
      }),
    );
    // The one in the footer of each page, and the ones on the policies themselves.
    expect(lists).toBeGreaterThan(pages.length + 4);
  },
);

test(
  'what is repeated keeps one order on the page, on all pages of a language',
  { tags: 'navigation/one-order' },
  () => {
    inEachLanguage((page) => {
      const entries = Object.entries(blocks);
      const keys = all(page, Object.values(blocks).join(', ')).flatMap(
        (block) => entries.find(([, selector]) => block.matches(selector))?.[0] ?? [],
      );
      expect(keys).toEqual(expect.arrayContaining(frame));
      return [{ where: page.path, keys }];
    });
  },
);
