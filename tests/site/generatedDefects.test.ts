import { expect, test } from 'vitest';
import { criteria as allCriteria } from '../../src/tools/report/criteria.ts';
import { generateDefects } from '../../src/tools/score/generated/generateDefects.ts';
import { publishedSite } from '../../src/tools/score/generated/publishedSite.ts';
import { readManifest, readPublished } from '../testing/builtSite.ts';

const site = publishedSite(readManifest(), readPublished);
const defects = generateDefects(site, 'site');
const countsBy = (kind: (defect: (typeof defects)[number]) => string) =>
  Map.groupBy(defects, kind)
    .values()
    .map(({ length }) => length)
    .toArray();

test('at least 200 defects are made up for the site, about as many by each of twelve operators', () => {
  expect(defects.length).toBeGreaterThanOrEqual(200);
  const counts = countsBy(({ operator }) => operator);
  expect(counts).toHaveLength(12);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(15);
  expect(Math.max(...counts)).toBeLessThanOrEqual(20);
});

test('each can be planted in one place of its file, and no two are alike', () => {
  const outdated = defects.filter(({ file, original, replacement }) => {
    const times = readPublished(file).split(original).length - 1;
    return times !== 1 || original === replacement;
  });
  expect(outdated.map(({ id }) => id)).toEqual([]);
  expect(new Set(defects.map((one) => `${one.file} ${one.original} ${one.replacement}`)).size).toBe(
    defects.length,
  );
});

test('no page has two before all have one, and of any 35 that follow each other no two spoil one page', () => {
  const pages = defects
    .filter(({ file }) => file.endsWith('.html'))
    .flatMap((defect) => defect.pages);
  expect(new Set(pages).size).toBe(Math.min(pages.length, site.pages.length));
  const crowded = pages.filter((page, at) => pages.slice(at + 1, at + 35).includes(page));
  expect(crowded).toEqual([]);
});

test('each is on a page at least', () => {
  expect(defects.filter(({ pages }) => pages.length === 0).map(({ id }) => id)).toEqual([]);
});

test('each takes something that WCAG 2.2 asks for at A or AA', () => {
  const known = new Set(allCriteria.map(({ number }) => number));
  const strange = defects.filter(
    ({ criteria }) => criteria.length === 0 || criteria.some((number) => !known.has(number)),
  );
  expect(strange.map(({ id }) => id)).toEqual([]);
});
