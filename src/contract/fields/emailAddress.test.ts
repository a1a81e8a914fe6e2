import { expect, test } from 'vitest';
import { mistakeIn } from '../testing/mistakeIn.ts';
import { emailAddress } from './emailAddress.ts';

test.each([
  'a@b.c',
  'asha.rao+site@mail.example.co.in',
  'आशा@उदाहरण.भारत',
  "o'neil@example.com",
  '"a"@b.c',
])('%s has the shape of an email address', (email) => {
  expect(mistakeIn(emailAddress, email)).toBeUndefined();
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
  'a@b\n.c',
  'a\u00a0@b.c',
  'a@b.c\u3000d',
])('%j does not have the shape of an email address', { tags: 'S5.4' }, (email) => {
  expect(mistakeIn(emailAddress, email)).toBe('invalid');
});

test('an email address may have 254 characters and no more', () => {
  const longest = `${'a'.repeat(emailAddress.limit - 4)}@b.c`;
  expect(longest).toHaveLength(254);
  expect(mistakeIn(emailAddress, longest)).toBeUndefined();
  expect(mistakeIn(emailAddress, `a${longest}`)).toBe('too-long');
});

test('a missing email address is missing, not misspelt', () => {
  expect(mistakeIn(emailAddress, '')).toBe('required');
});

test.each([
  `${'a@'.repeat(50_000)}`,
  `a@${'.'.repeat(100_000)}`,
  ' '.repeat(100_000),
  `${'a'.repeat(100_000)}!`,
])('no text makes the check of an email address slow', (email) => {
  // Time of the processor, because other work on the machine is none of the check's.
  const start = process.threadCpuUsage();
  mistakeIn(emailAddress, email);
  const { user } = process.threadCpuUsage(start);
  expect(user / 1000).toBeLessThan(50);
});
