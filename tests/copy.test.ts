import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listAnswering, sectionsOf } from '../src/site/content/services/services.ts';
import { describingRows, engagements } from '../src/site/engagements.ts';
import { families, type ServicePageId } from '../src/site/families.ts';
import { isRouteId, routes } from '../src/site/routes.ts';
import { linkTargets, partsOf, withoutLinks } from '../src/words/linkMarks.ts';
import { readEnglish, textsOf, wordsIn, type Texts } from './testing/englishCopy.ts';

const servicePages = families.flatMap(({ pages }) => pages.map((page): ServicePageId => page.id));
const selling = servicePages.filter((id) => id in engagements);
const names = readEnglish('menu')['pages'] as Record<string, string>;

/** What a service is also called, where its title does not use the name of the menus. */
const synonyms: Partial<Record<ServicePageId, readonly string[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'testing/titleSynonyms.json'), 'utf8'),
) as Partial<Record<ServicePageId, readonly string[]>>;

/** Where no link can stand: names, headings, and the sentences above and below the text. */
const isTitle =
  /(?:^meta\.|^closing\.|^lead$|(?:^|\.)(?:heading|title|name|question|contents|label|action|back)$)/u;

function proseOf(id: string): Map<string, string> {
  return new Map([...textsOf(readEnglish(id))].filter(([key]) => !isTitle.test(key)));
}

function linksOf(id: string): string[] {
  return [...proseOf(id).values()].flatMap((text) => linkTargets(text).map(({ page }) => page));
}

describe.each(selling)('%s', (id) => {
  const words = readEnglish(id);

  test('says how long it takes, who does it, what to bring and how its price is formed', () => {
    const glance = words['glance'] as Record<string, string>;
    expect(Object.keys(glance)).toEqual(['length', 'team', 'input', 'price']);
    const used = Object.entries(glance).map(([row, text]) => [
      row,
      [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name),
    ]);
    expect(Object.fromEntries(used)).toEqual({
      length: ['length'],
      team: [],
      input: ['hours'],
      price: [],
    });
    for (const text of Object.values(glance)) {
      const { length } = wordsIn(withoutLinks(text));
      expect(length, text).toBeGreaterThanOrEqual(8);
      expect(length, text).toBeLessThanOrEqual(40);
    }
  });

  test('lists what is received and what is not included', () => {
    for (const question of ['receive', 'excluded'] as const) {
      const list = listAnswering(id, question);
      const items = list !== undefined && 'items' in list ? list.items : [];
      expect(items.length, question).toBeGreaterThanOrEqual(list?.kind === 'text' ? 1 : 3);
    }
  });

  test('shows one worked example in 80 to 120 words, with its weeks and what went wrong', () => {
    const { title, ...parts } = words['example'] as Record<string, string>;
    expect(Object.keys(parts)).toEqual(['situation', 'work', 'result', 'trouble']);
    const text = withoutLinks(Object.values(parts).join(' '));
    expect(wordsIn(text).length).toBeGreaterThanOrEqual(80);
    expect(wordsIn(text).length).toBeLessThanOrEqual(120);
    expect(text.match(/\{\{weeks\}\}/gu)).toHaveLength(1);
    expect(wordsIn(title ?? '').length).toBeGreaterThanOrEqual(3);
  });
});

test('every tile has a line that explains it', () => {
  const tiles = selling.flatMap((id) =>
    sectionsOf(id)
      .filter(({ kind }) => kind === 'tiles')
      .flatMap((section) => {
        const sections = readEnglish(id)['sections'] as Record<string, Texts>;
        return Object.values(sections[section.id]?.['items'] as Record<string, Texts>);
      }),
  );
  expect(tiles.length).toBeGreaterThan(40);
  const bare = tiles.filter(({ text }) => typeof text !== 'string' || wordsIn(text).length < 5);
  expect(bare).toEqual([]);
});

test.each(servicePages)('%s has three to five links in its text, each to another page', (id) => {
  const links = linksOf(id);
  expect(links.length).toBeGreaterThanOrEqual(3);
  expect(links.length).toBeLessThanOrEqual(5);
  expect(new Set(links).size).toBe(links.length);
  expect(links).not.toContain(id);
});

test('pages that describe answer the questions that fit them', () => {
  for (const [id, rows] of Object.entries(describingRows)) {
    expect(Object.keys((readEnglish(id)['glance'] ?? {}) as Texts)).toEqual(rows);
  }
});

test.each(servicePages)('the title of %s says what the service is called', (id) => {
  const { title } = readEnglish(id)['meta'] as { title: string };
  const known = [names[id] ?? '', ...(synonyms[id] ?? [])];
  const isNamed = known.some((name) => title.toLowerCase().includes(name.toLowerCase()));
  expect(isNamed, `${title}: expected one of ${known.join(', ')}`).toBe(true);
});

const pages = routes.filter(({ isUnlisted }) => isUnlisted !== true).map(({ id }) => id);

test.each(pages)('%s has no link mark where none is drawn', (id) => {
  const texts = [...textsOf(readEnglish(id))];
  expect(texts.filter(([key, text]) => isTitle.test(key) && text.includes(']('))).toEqual([]);
  expect(linksOf(id).filter((page) => !isRouteId(page))).toEqual([]);
});

/** Names of one word are words as well: only where no sentence begins are they a name. */
function mentions(text: string, name: string): boolean {
  const pattern = name.includes(' ')
    ? `(?<![\\p{L}-])${name}(?![\\p{L}-]| (?:Act|Board|Regulation))`
    : `(?<=[\\p{Ll},] )${name}(?![\\p{L}-])`;
  return new RegExp(pattern, 'u').test(text);
}

/** Pages named as titles in a text, where the first mention is no link to them. */
function unlinked(id: string, texts: Iterable<string>): string[] {
  const found: string[] = [];
  const linked = new Set<string>();
  for (const text of texts) {
    for (const part of partsOf(text)) {
      if (typeof part !== 'string') {
        linked.add(part.page);
        continue;
      }
      for (const [page, name] of Object.entries(names)) {
        if (page === id || name === names[id] || linked.has(page) || !mentions(part, name))
          continue;
        if (Object.entries(names).some(([other, same]) => same === name && linked.has(other)))
          continue;
        found.push(`${name}: ${part}`);
      }
    }
  }
  return found;
}

test('a name of a page is found where it is no link, and not where it is one', () => {
  const text = 'For this there is [Cloud Management](cloud-management).';
  expect(unlinked('home', [text, 'Cloud Management watches it.'])).toEqual([]);
  expect(unlinked('home', [withoutLinks(text)])).toHaveLength(1);
  expect(unlinked('home', ['Automation helps.', 'our Automation helps'])).toHaveLength(1);
});

test.each(pages)('%s links each page that it names, at its first mention', (id) => {
  expect(unlinked(id, proseOf(id).values())).toEqual([]);
});

test('no three words open more than five leads and closings', () => {
  const openings = pages.flatMap((id) =>
    [...textsOf(readEnglish(id))]
      .filter(([key]) => /(?:^|\.)lead$|^closing\./u.test(key))
      .map(([key, text]) => ({ at: `${id} ${key}`, words: wordsIn(text).slice(0, 3) })),
  );
  expect(openings.length).toBeGreaterThan(200);
  const groups = Map.groupBy(openings, ({ words }) => words.join(' ').toLowerCase());
  const often = [...groups].filter(([, group]) => group.length > 5);
  expect(often.map(([words, group]) => [words, group.map(({ at }) => at)])).toEqual([]);
});
