import { expect, test } from 'vitest';
import { readBuiltSite, type BuiltPage } from '../testing/builtSite.ts';

const site = readBuiltSite();

type Link = { from: BuiltPage; region: 'languages' | 'header' | 'main' | 'footer'; url: URL };

/** Every link inside the site, with its page and where on the page it stands. */
function innerLinks(): Link[] {
  return site.pages.flatMap((from) =>
    Array.from(from.document.querySelectorAll('a[href]'), (link): Link[] => {
      const href = link.getAttribute('href') ?? '';
      if (!href.startsWith('/') && !href.startsWith('#')) return [];
      const regions = {
        languages: 'a[lang][hreflang]',
        main: 'main *',
        footer: 'footer *',
      } as const;
      const region = Object.entries(regions).find(([, place]) => link.matches(place))?.[0] as
        | keyof typeof regions
        | undefined;
      return [
        {
          from,
          region: region ?? 'header',
          url: new URL(href, `https://site.example${from.path}`),
        },
      ];
    }).flat(),
  );
}

test('[general/two-ways] every page can be reached in two ways or more', () => {
  // Header and footer are the same on every page, so each of them is one way; so is the text
  // of any one other page, and the language picker, which leads to the page in another language.
  // The closed service menu is not counted: it needs a script.
  const ways = new Map<string, Set<string>>();
  for (const { from, region, url } of innerLinks()) {
    if (from.path === url.pathname) continue;
    const known = ways.get(url.pathname) ?? new Set();
    ways.set(url.pathname, known.add(region === 'main' ? from.path : region));
  }
  const lost = site.pages
    .filter(({ isAnswer }) => !isAnswer)
    .filter(({ path }) => (ways.get(path)?.size ?? 0) < 2)
    .map(({ path }) => `${path}: ${[...(ways.get(path) ?? [])].join(', ')}`);
  expect(lost).toEqual([]);
});
