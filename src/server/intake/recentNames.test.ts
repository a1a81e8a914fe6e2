import { afterEach, expect, test, vi } from 'vitest';
import { recentNames } from './recentNames.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a name is remembered for a while, and longer if it comes again', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { has, add } = recentNames(9, 1_000);
  expect(has('a')).toBe(false);
  add('a');
  vi.setSystemTime(999);
  expect(has('a')).toBe(true);
  vi.setSystemTime(1_000);
  expect(has('a')).toBe(false);
  add('a');
  vi.setSystemTime(1_999);
  expect(has('a')).toBe(true);
});

test('the oldest name makes room', () => {
  const { has, add } = recentNames(2, 1_000);
  for (const name of ['a', 'b', 'a', 'c']) add(name);
  expect(['a', 'b', 'c'].filter(has)).toEqual(['a', 'c']);
});
