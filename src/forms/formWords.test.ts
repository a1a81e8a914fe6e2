import { expect, test } from 'vitest';
import { messageOf } from './formWords.ts';

const words = { label: 'City', errors: { required: 'Please choose a city.' } };

test('a field without a mistake has no message', () => {
  expect(messageOf(words, undefined)).toBeUndefined();
});

test('a mistake has the sentence written for it', () => {
  const errors = { ...words.errors, invalid: 'There is no such city.' };
  expect(messageOf({ ...words, errors }, 'invalid')).toBe('There is no such city.');
});

test('what is not offered any more is asked for anew', () => {
  expect(messageOf(words, 'invalid')).toBe('Please choose a city.');
});

test('a mistake that nobody wrote a sentence for is our own', () => {
  expect(() => messageOf(words, 'too-long')).toThrow('Expected a message for City: too-long.');
});
