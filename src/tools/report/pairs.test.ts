import { expect, test } from 'vitest';
import { coverPairs, pairKinds, pairOf, type Combination } from './pairs.ts';

const all = ['home', 'team', 'terms'].flatMap((page) =>
  ['en', 'ar'].flatMap((locale) =>
    ['as loaded', 'menu open'].flatMap((state) =>
      ['small', 'large', 'print'].map((mode): Combination => ({ page, locale, state, mode })),
    ),
  ),
);

function pairsIn(combinations: readonly Combination[]): Set<string> {
  return new Set(combinations.flatMap((each) => pairKinds.map((kind) => pairOf(kind, each))));
}

test('every pair that can meet is in what is chosen, which is far less than all', () => {
  const chosen = coverPairs([], all);
  expect(pairsIn(chosen)).toEqual(pairsIn(all));
  expect(chosen.length).toBeLessThan(all.length * 0.6);
});

test('nothing is chosen that adds no pair', () => {
  const chosen = coverPairs([], all);
  expect(coverPairs(chosen, all)).toEqual(chosen);
});

test('what must be is there, and nothing that only repeats its pairs', () => {
  expect(coverPairs(all, all)).toEqual(all);
});

test('the same combinations give the same choice', () => {
  expect(coverPairs([], all)).toEqual(coverPairs([], all));
});
