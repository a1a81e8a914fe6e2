import { expect, test } from 'vitest';
import { companiesOf } from './companies.ts';

const defect = (id: string, ...pages: string[]) => ({ id, pages });

test('defects of one company are on pages of their own, and half of the pages have none', () => {
  const defects = [
    defect('a', '/'),
    defect('b', '/'),
    defect('c', '/', '/team'),
    defect('d', '/about-us', '/team'),
    defect('e', '/terms'),
  ];
  const companies = companiesOf(defects, 5).map((company) =>
    company.map(({ defect: { id }, page }) => `${id} on ${page}`),
  );
  expect(companies).toEqual([
    ['a on /', 'c on /team'],
    ['b on /', 'd on /about-us'],
    ['e on /terms'],
  ]);
});

test('a defect that has no page is refused', () => {
  expect(() => companiesOf([defect('a')], 2)).toThrow('to have a page');
});
