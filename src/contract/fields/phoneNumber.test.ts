import { expect, test } from 'vitest';
import { mistakeIn, sentOf } from '../testing/mistakeIn.ts';
import { asciiDigits, phoneNumber } from './phoneNumber.ts';

test.each([
  ['Devanagari', '०१२३४५६७८९'],
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['full-width', '０１２３４５６７８９'],
  ['bold mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['double-struck mathematical', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ['monospace mathematical', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ['Latin', '0123456789'],
])('ten %s digits are the ten digits of a phone number', (_script, typed) => {
  expect(asciiDigits(typed)).toBe('0123456789');
  expect(mistakeIn(phoneNumber, typed)).toBeUndefined();
});

test('every decimal digit of Unicode becomes the digit it stands for', () => {
  let digits = '';
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const character = String.fromCodePoint(point);
    if (/\p{Nd}/u.test(character)) digits += asciiDigits(character);
  }
  expect(digits).toBe('0123456789'.repeat(digits.length / 10));
});

test('digits of several scripts may be mixed, other characters stay', () => {
  expect(asciiDigits('९8٧-६五²Ⅳ')).toBe('987-6五²Ⅳ');
});

test.each([
  '98765 43210',
  '98765-43210',
  '98765\u201143210',
  '98765–43210',
  '987.654.3210',
  '(98765) 43210',
  '[98765] 43210',
  '（９８７６５）４３２１０',
  '98 76 54 32 10',
  '98765\u00a043210',
  '\u202a98765\u200b43210\u202c',
  '٩٨٧٦٥ ٤٣٢١٠',
])('%j is a phone number of ten digits, however they are grouped', (typed) => {
  expect(sentOf(phoneNumber, typed)).toBe('9876543210');
});

test.each([
  '123456789',
  '12345678901',
  '+9876543210',
  '+91 98765 43210',
  '0 98765 43210',
  '98765 4321',
  '98765/43210',
  '98765,43210',
  '987654321O',
  '98765 43210 x',
  '- - -',
  '()',
])('%j is no phone number of ten digits', { tags: ['S5.6', 'S9.1'] }, (typed) => {
  expect(mistakeIn(phoneNumber, typed)).toBe('invalid');
});

test('a missing phone number is missing, not misspelt', () => {
  expect(mistakeIn(phoneNumber, '')).toBe('required');
});

test.each([
  `${'a@'.repeat(50_000)}`,
  `a@${'.'.repeat(100_000)}`,
  ' '.repeat(100_000),
  `${'a'.repeat(100_000)}!`,
])('no text makes the check of a phone number slow', (text) => {
  // Time of the processor, because other work on the machine is none of the check's.
  const start = process.threadCpuUsage();
  mistakeIn(phoneNumber, text);
  const { user } = process.threadCpuUsage(start);
  expect(user / 1000).toBeLessThan(50);
});
