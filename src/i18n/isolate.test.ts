import { expect, test } from 'vitest';
import { isolate, withoutIsolates } from './isolate.ts';

test.each(['Techeon', 'info@techeon.example', 'C++ (2023)', 'हिन्दी', 'الهند Techeon'])(
  '"%s" is isolated in an Arabic sentence',
  (value) => {
    expect(isolate(value, 'rtl')).toBe(`\u2068${value}\u2069`);
  },
);

test.each(['تيكيون', 'עברית', 'Techeon تيكيون'])('"%s" is isolated in an English one', (value) => {
  expect(isolate(value, 'ltr')).toBe(`\u2068${value}\u2069`);
});

test.each([
  ['Techeon', 'ltr'],
  ['हिन्दी', 'ltr'],
  ['الرئيسية', 'rtl'],
  ['٢٠٢٥', 'rtl'],
  ['2025', 'rtl'],
  ['94 %', 'rtl'],
  ['', 'rtl'],
] as const)('nothing is added to "%s" in a sentence that runs %s as it does', (value, dir) => {
  expect(isolate(value, dir)).toBe(value);
});

test('what is isolated within a value already is not isolated again', () => {
  const title = 'تواصلوا مع \u2068Techeon\u2069 اليوم';
  expect(isolate(title, 'rtl')).toBe(title);
});

test('what is sent or stored holds none of it', () => {
  expect(withoutIsolates(`${isolate('Techeon', 'rtl')} \u2066+91\u2069`)).toBe('Techeon +91');
});
