import { expect, test } from 'vitest';
import { direction } from './direction.ts';

test.each([
  ['en', 'ltr'],
  ['hi', 'ltr'],
  ['ja', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['ur', 'rtl'],
  ['fa-AF', 'rtl'],
  ['pa', 'ltr'],
  ['pa-Arab', 'rtl'],
  ['az-Arab', 'rtl'],
])('%s is written %s', (code, written) => {
  expect(direction(code)).toBe(written);
});

test('a code that is no language tag is refused', () => {
  expect(() => direction('hi_IN')).toThrow(RangeError);
});
