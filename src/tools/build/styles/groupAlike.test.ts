import { expect, test } from 'vitest';
import { groupAlike } from './groupAlike.ts';

const choice = (...things: number[]) => things.map(Boolean);

test('who needs the same gets the same, and nothing else', () => {
  const needed = [choice(1, 0), choice(0, 1), choice(1, 0)];
  const [one, other, third] = groupAlike(needed, [5, 5], [1, 1, 1], 2);
  expect([one, other]).toEqual([choice(1, 0), choice(0, 1)]);
  expect(third).toBe(one);
});

test('the two become one that cost least by it, counted over all of their members', () => {
  const many = Array.from({ length: 9 }, () => choice(1, 0, 0));
  const needed = [...many, choice(0, 1, 0), choice(0, 0, 1)];
  const given = groupAlike(needed, [1, 2, 2], Array(11).fill(1), 2);
  expect(given[0]).toEqual(choice(1, 0, 0));
  expect(given[9]).toEqual(choice(0, 1, 1));
  expect(given[10]).toBe(given[9]);
});

test('one group has all that anybody needs', () => {
  expect(groupAlike([choice(1, 0, 0), choice(0, 0, 1)], [1, 1, 1], [1, 1], 1)).toEqual([
    choice(1, 0, 1),
    choice(1, 0, 1),
  ]);
});

test('a member that counts more is left without what it does not need', () => {
  const needed = [choice(1, 0, 0), choice(0, 1, 0), choice(0, 0, 1)];
  const [first, second, third] = groupAlike(needed, [2, 1, 2], [10, 1, 1], 2);
  expect(first).toEqual(choice(1, 0, 0));
  expect(second).toBe(third);
});
