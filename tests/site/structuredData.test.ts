import { expect, test } from 'vitest';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { routeOf } from '../../src/site/routes.ts';
import { oneLine, readBuiltSite, textOf, type BuiltPage } from '../testing/builtSite.ts';

type Block = { '@context': string; '@type': string } & Record<string, unknown>;

const site = readBuiltSite();

function blocksOf({ document }: BuiltPage): Block[] {
  return Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }) => JSON.parse(textContent) as Block,
  );
}

/** Every text of a block with its key, deep down. */
function textsOf(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, Array.isArray(value) ? key : name),
  );
}

/** A text without what is said of links: that their page is in another language. */
function spokenIn(element: Element | null): string {
  const clone = element?.cloneNode(true) as Element | undefined;
  for (const mark of clone?.querySelectorAll('.in-language') ?? []) {
    if (mark.previousSibling?.textContent === ' ') mark.previousSibling.remove();
    mark.remove();
  }
  return textOf(clone ?? null);
}

const isName = (key: string) =>
  !key.startsWith('@') && !['item', 'url', 'inLanguage'].includes(key);

test('every page says what it is in the types that fit it, and in no other', () => {
  const wrong = site.pages.flatMap((page) => {
    const { kind } = routeOf(page.id);
    const expected = [
      ...(['home', 'contact'].includes(kind) ? ['Organization'] : []),
      ...(page.document.querySelector('.breadcrumbs ol') ? ['BreadcrumbList'] : []),
      ...(kind === 'service' ? ['Service'] : []),
      ...(page.document.querySelector('.accordion') ? ['FAQPage'] : []),
    ];
    const given = blocksOf(page).map((block) => block['@type']);
    return given.toSorted().join() === expected.toSorted().join()
      ? []
      : [`${page.file}: ${given.join()} instead of ${expected.join()}`];
  });
  expect(wrong).toEqual([]);
});

test('no page marks up a rating, a review or an award: those of the site are samples', () => {
  const found = site.pages.filter((page) =>
    /Review|Rating|award/iu.test(
      JSON.stringify(blocksOf(page).map((block) => Object.keys(block).concat(block['@type']))),
    ),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('every word of structured data can be read on its page', () => {
  const wrong = site.pages.flatMap((page) => {
    const visible = withoutIsolates(spokenIn(page.document.body));
    return blocksOf(page)
      .flatMap((block) => textsOf(block))
      .filter(([key, text]) => isName(key) && !visible.includes(oneLine(text)))
      .map(([key, text]) => `${page.file}: ${key} "${text}"`);
  });
  expect(wrong).toEqual([]);
});

test('breadcrumbs are those that are shown, and end at the main heading', () => {
  const wrong = site.pages.flatMap((page) => {
    const block = blocksOf(page).find((one) => one['@type'] === 'BreadcrumbList');
    if (block === undefined) return [];
    const steps = block['itemListElement'] as { position: number; name: string }[];
    const shown = [
      ...Array.from(page.document.querySelectorAll('.breadcrumbs li'), (item) => {
        return spokenIn(item);
      }),
      withoutIsolates(textOf(page.document.querySelector('h1'))),
    ];
    const isRight =
      steps.map(({ name }) => name).join('|') === shown.join('|') &&
      steps.every(({ position }, index) => position === index + 1);
    return isRight ? [] : [`${page.file}: ${shown.join(' > ')}`];
  });
  expect(wrong).toEqual([]);
});

test('questions and answers are all those of the page, in their order', () => {
  const wrong = site.pages.flatMap((page) => {
    const block = blocksOf(page).find((one) => one['@type'] === 'FAQPage');
    const given = (block?.['mainEntity'] ?? []) as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    const said = given.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text].map(oneLine));
    const shown = Array.from(page.document.querySelectorAll('.accordion__item'), (item) => [
      withoutIsolates(textOf(item.querySelector('.accordion .plus'))),
      withoutIsolates(spokenIn(item.querySelector('.accordion__panel'))),
    ]);
    const isSame = JSON.stringify(said) === JSON.stringify(shown);
    // Of the types that the site uses this alone is a work, which has a language (schema.org).
    return isSame && block?.['inLanguage'] === (block && page.locale) ? [] : [page.file];
  });
  expect(wrong).toEqual([]);
});

test('every address in structured data is that of a page of the site', () => {
  const origin = new URL(
    site.pages
      .map(({ document }) => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href)
      .find((href) => href !== undefined) ?? '',
  ).origin;
  const paths = new Set(site.pages.map(({ path }) => path));
  const wrong = site.pages.flatMap((page) =>
    blocksOf(page)
      .flatMap((block) => textsOf(block))
      .filter(([key]) => key === 'item' || key === 'url')
      .filter(([, text]) => {
        const url = new URL(text);
        return url.origin !== origin || !paths.has(url.pathname);
      })
      .map(([, text]) => `${page.file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('no block can end early: a "<" is escaped', () => {
  const blocks = site.pages.flatMap(({ html }) =>
    Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu),
      ([, json = '']) => json,
    ),
  );
  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks.filter((json) => json.includes('<'))).toEqual([]);
});
