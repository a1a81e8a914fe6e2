import { expect, test } from 'vitest';
import { siteOrigin } from '../../src/delivery/siteOrigin.ts';
import { routeOf } from '../../src/site/routes.ts';
import { readBuiltSite, type BuiltPage } from '../testing/builtSite.ts';
import { all } from './testing/faults.ts';

const { pages } = readBuiltSite();

/**
 * What leads from page to page, as the first selector that is around a link tells. Two texts are
 * one kind: who cannot find the one may as little find the other. Nothing here needs a script; the
 * menu of the services does, and is not counted.
 */
const kinds: Readonly<Record<string, string>> = {
  'the main navigation': 'header .header',
  'the footer': 'body > footer',
  'the breadcrumbs': '.breadcrumbs',
  'the pages of the family': '.side-menu',
  'the overview of the services': '.family-list',
  'the words of pages': 'main',
};

/** From the same page in another language. */
const picker = 'the picker of languages';

/** The languages that have the overview of the services, and so all that leads on from there. */
const whole = new Set(pages.filter(({ id }) => id === 'services').map(({ locale }) => locale));

/** How a visitor who reads the page without a script gets on from it, by path and kind. */
function waysFrom(page: BuiltPage): { path: string; kind: string }[] {
  return all<HTMLAnchorElement>(page, 'a[href^="/"]').flatMap((link) => {
    const { pathname } = new URL(link.getAttribute('href') ?? '', siteOrigin);
    const target = pages.find(({ path }) => path === pathname);
    if (target === undefined || target === page) return [];
    if (target.locale !== page.locale) {
      // In a language that has just begun there is little yet to come from.
      const isBegun = !whole.has(target.locale) && link.closest('header nav') !== null;
      return isBegun ? [{ path: pathname, kind: picker }] : [];
    }
    const kind = Object.keys(kinds).find((name) => link.closest(kinds[name] ?? '') !== null);
    return kind === undefined ? [] : [{ path: pathname, kind }];
  });
}

test(
  'ways of two kinds lead to every page, in every language, without JavaScript',
  { tags: 'general/two-ways' },
  () => {
    const ways = new Map<string, Set<string>>();
    for (const { path, kind } of pages.flatMap(waysFrom)) {
      ways.set(path, (ways.get(path) ?? new Set()).add(kind));
    }
    const found = new Set([...ways.values()].flatMap((kindsFound) => [...kindsFound]));
    expect(found.difference(new Set([picker]))).toEqual(new Set(Object.keys(kinds)));
    // A language that has begun with a service and not yet with the overview leads there by the menu.
    const lost = pages
      .filter(
        ({ isAnswer, locale, id }) =>
          !isAnswer && (whole.has(locale) || routeOf(id).kind !== 'service'),
      )
      .filter(({ path }) => (ways.get(path)?.size ?? 0) < 2)
      .map(({ path }) => `${path}: ${[...(ways.get(path) ?? [])].join(', ')}`);
    expect(lost).toEqual([]);
  },
);
