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

test('of every criterion that a machine decides here a fault is planted', () => {
  const planted = new Set(mutants.flatMap((mutant) => mutant.criteria));
  const decided = criteria.filter(({ decidable }) => decidable === 'machine');
  expect(decided.length).toBeGreaterThan(10);
  expect(decided.map(({ number }) => number).filter((number) => !planted.has(number))).toEqual([]);
});
