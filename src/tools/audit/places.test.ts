import { expect, test } from 'vitest';
import { modes } from './modes.ts';
import { places } from './places.ts';

test('states that share their modes are told together', () => {
  const where = { 'as loaded': modes, 'menu open': modes, mistakes: ['small dark'] };
  expect(places(where, ['as loaded', 'menu open', 'mistakes'])).toEqual({
    'every mode': ['as loaded', 'menu open'],
    'small dark': ['mistakes'],
  });
});

test('what is found everywhere is told in two words each', () => {
  expect(places({ 'as loaded': modes }, ['as loaded'])).toEqual({ 'every mode': 'every state' });
});
