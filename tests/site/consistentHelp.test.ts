import { expect, test } from 'vitest';
import { routeOf, type PageKind, type RouteId } from '../../src/site/routes.ts';
import { readBuiltSite, type BuiltPage } from '../testing/builtSite.ts';
import { all, expectNoFaults, tag } from './testing/faults.ts';
import { islandLinks } from './testing/islandLinks.ts';

const { manifest, pages } = readBuiltSite();

/** The ways to get help, in the order in which any place that has several gives them (WCAG 3.2.6). */
const order = ['telephone', 'mail', 'contact', 'consultation', 'help center'] as const;

type Help = (typeof order)[number];

type Place = { name: string; selector: string; kinds?: readonly PageKind[] };

/**
 * Where ways to get help stand, from the top of a page down: on every page, or on those of a kind.
 * A link to help in any other place fails until it has its line here.
 */
const places: readonly Place[] = [
  { name: 'the main navigation', selector: '.header__navigation' },
  { name: 'the words of an unknown address', selector: 'main .section', kinds: ['not-found'] },
  { name: 'the ways to contact', selector: '.contact-ways', kinds: ['contact'] },
  { name: 'the contact card', selector: '.contact-card', kinds: ['service'] },
  { name: 'a section of a text', selector: 'main .block', kinds: ['legal', 'statement', 'help'] },
  { name: 'what stands beside the quote form', selector: '.quote-section', kinds: ['home'] },
  { name: 'the telephone below the form', selector: '.talk-now', kinds: ['consultation'] },
  { name: 'the closing band', selector: '.closing-band', kinds: ['service', 'about'] },
  { name: 'the lists of the footer', selector: '.footer__lists' },
  { name: 'the details in the footer', selector: '.footer__contacts' },
];

/** What opens over a page, in the same order. */
const islands = ['mobile-menu', 'side-panel'];

const helpPages: Partial<Record<RouteId, Help>> = {
  'contact-us': 'contact',
  'get-consultation': 'consultation',
  'help-center': 'help center',
};

/** Which help an address leads to; undefined for any other. */
function helpAt(href: string): Help | undefined {
  if (href.startsWith('tel:')) return 'telephone';
  if (href.startsWith('mailto:')) return 'mail';
  const page = pages.find(({ path }) => path === href.replace(/[?#].*/u, ''));
  return page === undefined ? undefined : helpPages[page.id];
}

/** The ways to get help of a page in the order in which they are written, each with its place. */
function helpOn(page: BuiltPage): { help: Help; link: Element; place: Place | undefined }[] {
  const { kind } = routeOf(page.id);
  return all(page, 'a[href]:not([hreflang][lang], [data-offers] a)').flatMap((link) => {
    const help = helpAt(link.getAttribute('href') ?? '');
    if (help === undefined) return [];
    const place = places.find(
      ({ selector, kinds }) =>
        link.closest(selector) !== null && (kinds === undefined || kinds.includes(kind)),
    );
    return [{ help, link, place }];
  });
}

test(
  'every way to get help stands in a known place, and each place is used',
  { tags: 'help/same-place' },
  () => {
    expectNoFaults((page) =>
      helpOn(page)
        .filter(({ place }) => place === undefined)
        .map(({ link }) => tag(link)),
    );
    const used = new Set(pages.flatMap(helpOn).map(({ place }) => place?.name));
    expect([...used].toSorted()).toEqual(places.map(({ name }) => name).toSorted());
  },
);

test(
  'what every page has of them stands in the same places on every page of a language',
  { tags: 'help/same-place' },
  () => {
    for (const { code } of manifest.locales) {
      const everywhere = pages
        .filter(({ locale }) => locale === code)
        .map((page) =>
          helpOn(page)
            .filter(({ place }) => place !== undefined && place.kinds === undefined)
            .map(({ help, place }) => `${help} in ${place?.name}`),
        );
      expect(everywhere[0]?.length).toBeGreaterThan(3);
      for (const own of everywhere) expect(own).toEqual(everywhere[0]);
      const opened = pages
        .filter(({ locale }) => locale === code)
        .map((page) => islands.map((island) => islandLinks(page, island).flatMap(helpIn)));
      expect(opened[0]?.flat().length).toBeGreaterThan(3);
      for (const own of opened) expect(own).toEqual(opened[0]);
    }
  },
);

test(
  'wherever several stand they are telephone, mail, contact, consultation and help center, in this order',
  { tags: 'help/same-order' },
  () => {
    const isInOrder = (given: readonly Help[]) =>
      given.every((help, index) => index === 0 || rank(given[index - 1]) <= rank(help));
    expectNoFaults((page) => {
      const blocks = Map.groupBy(helpOn(page), ({ link, place }) =>
        link.closest(place?.selector ?? 'html'),
      );
      const written = [...blocks.values()].map((found) => found.map(({ help }) => help));
      const opened = islands.map((island) => islandLinks(page, island).flatMap(helpIn));
      return [...written, ...opened].filter((given) => !isInOrder(given)).map(String);
    });
  },
);

test('the places keep one order on all pages of a language', { tags: 'help/same-order' }, () => {
  const known = places.map(({ name }) => name);
  expectNoFaults((page) => {
    const given = helpOn(page).map(({ place }) => known.indexOf(place?.name ?? ''));
    return given.every((at, index) => index === 0 || (given[index - 1] ?? 0) <= at)
      ? []
      : [given.join()];
  });
});

function rank(help: Help | undefined): number {
  return help === undefined ? -1 : order.indexOf(help);
}

function helpIn(href: string): Help[] {
  const help = helpAt(href);
  return help === undefined ? [] : [help];
}
