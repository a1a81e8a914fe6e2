import { expect, test } from 'vitest';
import { seededRandom, shuffled } from './seededRandom.ts';

const take = (seed: number | string) => {
  const random = seededRandom(seed);
  return Array.from({ length: 1000 }, random);
};

test('a seed always gives the same numbers, and another seed others', () => {
  expect(take(7)).toEqual(take('7'));
  expect(take(7)).not.toEqual(take(8));
  expect(take('')).not.toEqual(take('a'));
});

test('the numbers lie between 0 and 1, evenly', () => {
  const numbers = take(1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, one) => sum + one, 0) / 1000).toBeCloseTo(0.5, 1);
});

test('what is shuffled loses nothing and leaves the items where they were', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  const other = shuffled(items, seededRandom(1));
  expect(other).not.toEqual(items);
  expect(other.toSorted()).toEqual(items);
  expect(shuffled([], seededRandom(1))).toEqual([]);
});
