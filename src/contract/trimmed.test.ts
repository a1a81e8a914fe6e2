import { expect, test } from 'vitest';
import { trimmed } from './trimmed.ts';

test.each([undefined, null, 1, true, {}, [], ['a']])(
  'the value %j, which is no text, counts as empty',
  (value) => {
    expect(trimmed(value)).toBe('');
  },
);

test('white space of any script around a text is dropped', () => {
  expect(trimmed('\u3000\u00a0\n a b \t\ufeff')).toBe('a b');
});
