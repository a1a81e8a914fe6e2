import { expect, test } from 'vitest';
import { referenceOf } from './reference.ts';

test('a number has two groups of letters that nobody mistakes, zeros in front too', () => {
  for (let index = 0; index < 2000; index += 1) {
    expect(referenceOf(`key-${index}-0000`)).toMatch(
      /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/u,
    );
  }
});

test('a row has the same number in every version of the program', () => {
  expect(referenceOf('key-00001')).toBe('7HXF-8N9M');
});

test('ten thousand rows have ten thousand numbers', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `key-${index}-0000`);
  expect(new Set(ids.map(referenceOf)).size).toBe(ids.length);
});
