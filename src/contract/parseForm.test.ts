import { expect, test } from 'vitest';
import { choices } from './fields/choices.ts';
import { parseForm } from './parseForm.ts';
import { mistakeIn, sentOf } from './testing/mistakeIn.ts';

const text = { kind: 'text', limit: 3 } as const;
const choice = { kind: 'choice', options: ['web'] } as const;
const boxes = choices(['email', 'call']);

test('a text may be as long as its limit and no longer', () => {
  expect(mistakeIn(text, '')).toBe('required');
  expect(mistakeIn(text, ' abc ')).toBeUndefined();
  expect(mistakeIn(text, 'abcd')).toBe('too-long');
});

test('a choice is one of those offered, in exactly that spelling', () => {
  expect(mistakeIn(choice, 'web')).toBeUndefined();
  expect(mistakeIn(choice, 'Web')).toBe('invalid');
  expect(mistakeIn(choice, '')).toBe('required');
  expect(mistakeIn(choice, 'constructor')).toBe('invalid');
});

test('where a label is sent, no key is taken, nor a label that nobody gave', () => {
  const form = { kind: 'quote', fields: { service: { ...choice, sendsLabel: true } } } as const;
  const labels = { service: { web: 'Development' } };
  expect(parseForm(form, { service: 'Development' }, labels).ok).toBe(true);
  expect(parseForm(form, { service: 'web' }, labels).ok).toBe(false);
  expect(parseForm(form, { service: 'Development' }).ok).toBe(false);
});

test('ticked boxes are sent in the order of the options, with a comma and a space between', () => {
  expect(sentOf(boxes, ['call', ' email ', 'fax', 'call'])).toBe('email, call');
  expect(sentOf(boxes, 'call')).toBe('call');
  expect(mistakeIn(boxes, ['fax'])).toBe('required');
});

test.each([{ ...text }, { ...choice }, { ...boxes }])(
  'an optional field of the kind "$kind" may stay empty, and is not sent then',
  (field) => {
    const optional = { ...field, isOptional: true };
    expect(sentOf(optional, ' ')).toBeUndefined();
    expect(sentOf(optional, undefined)).toBeUndefined();
  },
);

test('what is filled into an optional field keeps its rule', () => {
  expect(mistakeIn({ ...text, isOptional: true }, 'abcd')).toBe('too-long');
  expect(mistakeIn({ ...choice, isOptional: true }, 'other')).toBe('invalid');
  expect(sentOf({ ...text, isOptional: true }, 'abc')).toBe('abc');
});
