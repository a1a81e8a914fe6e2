import { expect, test } from 'vitest';
import { criteria } from '../report/criteria.ts';
import { mutants } from './mutants.ts';

test('what a mutant takes from a visitor is named by criteria of WCAG 2.2, A or AA', () => {
  const known = new Set(criteria.map(({ number }) => number));
  const strange = mutants.flatMap((mutant) =>
    mutant.criteria.filter((number) => !known.has(number)).map((one) => `${one} of ${mutant.name}`),
  );
  expect(strange).toEqual([]);
});
