import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../src/project/root.ts';
import { sourceLocale } from '../../src/site/locales.ts';
import { budgetProblems, readBudgets } from '../../src/tools/build/weights/budgets.ts';
import { weighSite } from '../../src/tools/build/weights/weighSite.ts';
import { readManifest } from '../testing/builtSite.ts';

const { pages, locales } = readManifest();
const weights = await weighSite(join(root, 'dist'), pages);

test('nothing that a visitor loads weighs more than its budget, and no budget is too wide', () => {
  expect(budgetProblems(readBudgets(), weights)).toEqual([]);
});

/** What a server may send before it has heard from the browser: ten packets (RFC 6928), headers included. */
const flight = 14_000;

test('a page and its styles arrive in one flight, in other scripts than Latin in little more', () => {
  const script = new Map(locales.map((locale) => [locale.code, locale.script]));
  const heavy = pages
    .map(({ id, locale }) => ({ name: `${locale}/${id}`, locale }))
    .filter(
      ({ name, locale }) =>
        (weights[name] ?? 0) > flight + (script.get(locale) === 'Latn' ? 0 : 2000),
    );
  expect(heavy).toEqual([]);
  expect(pages.length).toBeGreaterThan(0);
});

/** What the letters and words of another language may add to a page. */
const translated = 2_000;

test('no page weighs much more in another language than in English', () => {
  const heavy = pages.flatMap(({ id, locale }) => {
    const [own = 0, english = 0] = [weights[`${locale}/${id}`], weights[`${sourceLocale}/${id}`]];
    return own - english > translated ? [`${locale}/${id}: ${own - english} bytes more`] : [];
  });
  expect(heavy).toEqual([]);
});

test('half of the English pages are three kilobytes below that', () => {
  const english = pages
    .filter(({ locale }) => locale === sourceLocale)
    .map(({ id, locale }) => weights[`${locale}/${id}`] ?? Infinity)
    .toSorted((one, other) => one - other);
  expect(english[Math.floor(english.length / 2)]).toBeLessThanOrEqual(flight - 3000);
});
