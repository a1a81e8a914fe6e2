import { expect, test } from 'vitest';
import { messageOf } from './formWords.ts';

const messages = { city: { required: 'City is required.' } };

test('a field without a mistake has no message', () => {
  expect(messageOf(messages, {}, 'city')).toBeUndefined();
});

test('a mistake has the sentence written for it', () => {
  expect(messageOf(messages, { city: 'required' }, 'city')).toBe('City is required.');
});

test('a mistake that nobody wrote a sentence for is our own', () => {
  expect(() => messageOf(messages, { city: 'invalid' }, 'city')).toThrow(
    'Expected a message for city: invalid.',
  );
});
