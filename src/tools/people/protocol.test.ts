import { expect, test } from 'vitest';
import { routes } from '../../site/routes.ts';
import { criteria } from '../report/criteria.ts';
import { pathsOf, protocol, sampleOf } from './protocol.ts';
import type { PublishedMain } from './publishedMains.ts';

const { items } = protocol;

/** A site in English and in Arabic. */
const published = routes.flatMap(({ id, path }): PublishedMain[] => [
  { id, locale: 'en', path, main: '', body: '' },
  { id, locale: 'ar', path: `/ar${path}`, main: '', body: '' },
]);

test('every criterion that machines do not decide has an item, and there are at most 60', () => {
  const left = criteria.filter(({ decidable, missing, number }) => {
    const isOpen = decidable === 'person' || missing.length > 0;
    return isOpen && !items.some((item) => item.criteria.includes(number));
  });
  expect(left.map(({ number, name }) => `${number} ${name}`)).toEqual([]);
  expect(items.length).toBeLessThanOrEqual(60);
});

test.each(items)('$id is about criteria and pages that exist, and can be followed', (item) => {
  const numbers = new Set(criteria.map(({ number }) => number));
  expect(item.criteria.filter((number) => !numbers.has(number))).toEqual([]);
  expect(item.criteria).not.toEqual([]);
  const known = new Set<string>([...routes.map(({ id }) => id), 'sample', 'other languages']);
  expect(item.pages.filter((page) => !known.has(page))).toEqual([]);
  expect(pathsOf(item, published)).not.toEqual([]);
  for (const sentence of [item.do, item.find]) expect(sentence).toMatch(/^\p{Lu}.{40,}\.$/u);
  expect(item.id).toMatch(/^[a-z0-9-]+$/u);
});

test('items stand once, in the order of their criteria', () => {
  const order = criteria.map(({ number }) => number);
  const places = items.map((item) => order.indexOf(item.criteria[0] ?? ''));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test('the sample has a page of each kind but the statement, and a tenth as many by the seed', () => {
  const { structured, random } = sampleOf(published, 'one');
  const kinds = new Set(routes.map(({ kind }) => kind));
  expect(structured).toHaveLength(kinds.size - 1 + 1);
  expect(structured).toContain('/ar/');
  expect(random).toHaveLength(2);
  expect(structured.filter((path) => random.includes(path))).toEqual([]);
  const without = published.filter(({ path }) => path !== '/ar/services/AIML/NLP');
  expect(sampleOf(without, 'one').random).toEqual(random);
  expect(sampleOf(published, 'two').random).not.toEqual(random);
});
