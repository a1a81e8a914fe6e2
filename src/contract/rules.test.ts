import { expect, test } from 'vitest';
import {
  asciiDigits,
  choice,
  emailAddress,
  limits,
  phoneDigits,
  phoneNumber,
  text,
  trimmed,
} from './rules.ts';

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
  phoneNumber(phoneDigits(email));
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
  expect(phoneDigits(typed)).toBe('9876543210');
  expect(phoneNumber(phoneDigits(typed))).toBeUndefined();
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
])('%j is no phone number of ten digits', (typed) => {
  expect(phoneNumber(phoneDigits(typed))).toBe('invalid');
});

test('a phone number is judged as it is sent', () => {
  for (const raw of ['98765 43210', '९८७६५४३२१०', '9876543210\n']) {
    expect(phoneNumber(raw)).toBe('invalid');
  }
});

test('a missing phone number is missing, not misspelt', () => {
  expect(phoneNumber(phoneDigits(''))).toBe('required');
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
