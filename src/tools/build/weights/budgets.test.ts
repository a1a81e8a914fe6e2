import { expect, test } from 'vitest';
import { budgetProblems, tightened } from './budgets.ts';

const of = (budget: number, bytes = budget) => ({ 'en/home': { budget, bytes } });

test.each([
  ['at its budget', of(1000), { 'en/home': 1000 }],
  ['a little below it', of(1000), { 'en/home': 801 }],
])('%s a page is in order', (_, budgets, weights) => {
  expect(budgetProblems(budgets, weights)).toEqual([]);
});

test.each([
  ['a page over its budget', of(1000), { 'en/home': 1001 }, 'at most 1000 bytes, got 1001'],
  ['a budget a fifth too wide', of(1000), { 'en/home': 800 }, '800 bytes of 1000'],
  ['a page without a budget', of(1), { 'en/home': 1, 'en/team': 1 }, '1 bytes and no budget'],
  ['a budget without a page', of(1), {}, 'is no more'],
])('%s is told', (_, budgets, weights, sentence) => {
  expect(budgetProblems(budgets, weights)).toEqual([
    expect.stringMatching(new RegExp(`^en/\\w+: .*${sentence}`, 'u')),
  ]);
});

test('a language that has just begun needs no budgets', () => {
  expect(budgetProblems(of(1000), { 'en/home': 1000, 'mr/home': 1, 'props/mr/faq': 1 })).toEqual(
    [],
  );
});

test.each([57, 85, 200, 640, 948, 13_977])(
  'a first budget for %i bytes is not too wide',
  (bytes) => {
    const weights = { 'en/home': bytes };
    expect(budgetProblems(tightened({}, weights), weights)).toEqual([]);
  },
);

test('what got lighter gets a tighter budget, and nothing a wider one', () => {
  expect(tightened(of(1000), { 'en/home': 500 })).toEqual(of(550, 500));
  expect(tightened(of(1000), { 'en/home': 1200 })).toEqual(of(1000, 1200));
});

test('what is new gets a budget that holds, and what is gone loses it', () => {
  const budgets = tightened({ gone: { budget: 1, bytes: 1 } }, { 'en/home': 13_977 });
  expect(budgets).toEqual(of(15_375, 13_977));
  expect(budgetProblems(budgets, { 'en/home': 13_977 })).toEqual([]);
});
