import { expect, test } from 'vitest';
import { routeOf } from '../../src/site/routes.ts';
import { readBuiltSite, type BuiltPage } from '../testing/builtSite.ts';

const site = readBuiltSite();

type Link = { from: BuiltPage; region: 'header' | 'main' | 'footer'; url: URL };

/** Every link inside the site, with its page and where on the page it stands. */
function innerLinks(): Link[] {
  return site.pages.flatMap((from) =>
    Array.from(from.document.querySelectorAll('a[href]'), (link): Link[] => {
      const href = link.getAttribute('href') ?? '';
      if (!href.startsWith('/') && !href.startsWith('#')) return [];
      const region = link.closest('main') ? 'main' : link.closest('footer') ? 'footer' : 'header';
      return [{ from, region, url: new URL(href, `https://site.example${from.path}`) }];
    }).flat(),
  );
}

test('every page can be reached in two ways or more', { tags: 'general/two-ways' }, () => {
  // Header and footer are the same on every page, so each of them is one way; so is the text
  // of any one other page. The closed service menu is not counted: it needs a script.
  const ways = new Map<string, Set<string>>();
  for (const { from, region, url } of innerLinks()) {
    if (from.path === url.pathname) continue;
    const known = ways.get(url.pathname) ?? new Set();
    ways.set(url.pathname, known.add(region === 'main' ? from.path : region));
  }
  // A language that has begun with a service and not yet with the overview leads there by the menu.
  const whole = new Set(
    site.pages.filter(({ id }) => id === 'services').map(({ locale }) => locale),
  );
  const lost = site.pages
    .filter(({ id, isAnswer, locale }) => {
      return !isAnswer && (whole.has(locale) || routeOf(id).kind !== 'service');
    })
    .filter(({ path }) => (ways.get(path)?.size ?? 0) < 2)
    .map(({ path }) => `${path}: ${[...(ways.get(path) ?? [])].join(', ')}`);
  expect(lost).toEqual([]);
});
