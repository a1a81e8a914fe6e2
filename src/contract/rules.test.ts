import { expect, test } from 'vitest';
import { asciiDigits, choice, emailAddress, limits, phoneNumber, text, trimmed } from './rules.ts';

test.each([
  'a@b.c',
  'asha.rao+site@mail.example.co.in',
  'आशा@उदाहरण.भारत',
  "o'neil@example.com",
  '"a"@b.c',
])('%s has the shape of an email address', (email) => {
  expect(emailAddress(email)).toBeUndefined();
});

test.each([
  'asha',
  '@b.c',
  'asha@',
  'asha@example',
  'asha@.com',
  'asha@example.',
  'a@b@c.d',
  'a b@c.d',
  'a@b .c',
  'a@b.c\n',
  'a\u00a0@b.c',
  'a@b.c\u3000d',
])('%j does not have the shape of an email address', (email) => {
  expect(emailAddress(email)).toBe('invalid');
});

test('an email address may have 254 characters and no more', () => {
  const longest = `${'a'.repeat(limits.email - 4)}@b.c`;
  expect(longest).toHaveLength(254);
  expect(emailAddress(longest)).toBeUndefined();
  expect(emailAddress(`a${longest}`)).toBe('too-long');
});

test('a missing email address is missing, not misspelt', () => {
  expect(emailAddress('')).toBe('required');
});

test.each([
  `${'a@'.repeat(50_000)}`,
  `a@${'.'.repeat(100_000)}`,
  ' '.repeat(100_000),
  `${'a'.repeat(100_000)}!`,
])('no text makes the check of an email address slow', (email) => {
  // Time of the processor, because other work on the machine is none of the check's.
  const start = process.threadCpuUsage();
  emailAddress(email);
  phoneNumber(email);
  const { user } = process.threadCpuUsage(start);
  expect(user / 1000).toBeLessThan(50);
});

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
  expect(phoneNumber(asciiDigits(typed))).toBeUndefined();
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
  '123456789',
  '12345678901',
  '+9876543210',
  '98765 43210',
  '98765-43210',
  '987654321O',
  '९८७६५४३२१०',
  '9876543210\n',
])('%j is no phone number of ten digits', (phone) => {
  expect(phoneNumber(phone)).toBe('invalid');
});

test('a missing phone number is missing, not misspelt', () => {
  expect(phoneNumber('')).toBe('required');
});

test('a text may be as long as its limit and no longer', () => {
  expect(text(3)('')).toBe('required');
  expect(text(3)('abc')).toBeUndefined();
  expect(text(3)('abcd')).toBe('too-long');
});

test('a choice is one of those offered, in exactly that spelling', () => {
  expect(choice(['web'])('web')).toBeUndefined();
  expect(choice(['web'])('Web')).toBe('invalid');
  expect(choice(['web'])('')).toBe('required');
  expect(choice([])('constructor')).toBe('invalid');
});

test.each([undefined, null, 1, true, {}, [], ['a']])(
  'the value %j, which is no text, counts as empty',
  (value) => {
    expect(trimmed(value)).toBe('');
  },
);

test('white space of any script around a text is dropped', () => {
  expect(trimmed('\u3000\u00a0\n a b \t\ufeff')).toBe('a b');
});
