import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../src/project/root.ts';
import { sourceLocale } from '../../src/site/locales.ts';
import { budgetProblems, readBudgets } from '../../src/tools/build/weights/budgets.ts';
import { weighSite } from '../../src/tools/build/weights/weighSite.ts';
import { readManifest } from '../testing/builtSite.ts';

const { pages } = readManifest();
const weights = await weighSite(join(root, 'dist'), pages);

test('nothing that a visitor loads weighs more than its budget, and no budget is too wide', () => {
  expect(budgetProblems(readBudgets(), weights)).toEqual([]);
});

/** What a server may send before it has heard from the browser: ten packets (RFC 6928), headers included. */
const flight = 14_000;

test('a page and its styles arrive in one flight, in other scripts in little more', () => {
  const heavy = pages
    .map(({ id, locale }) => ({ name: `${locale}/${id}`, locale }))
    .filter(
      ({ name, locale }) => (weights[name] ?? 0) > flight + (locale === sourceLocale ? 0 : 2000),
    );
  expect(heavy).toEqual([]);
  expect(pages.length).toBeGreaterThan(0);
});
