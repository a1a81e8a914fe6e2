import { expect, test } from 'vitest';
import { holdsAddress } from './holdsAddress.ts';

test.each([
  [JSON.stringify({ email: 'Asha@Example.COM' }), 'whole'],
  [JSON.stringify({ name: ' asha@example.com ' }), 'whole'],
  [JSON.stringify({ inside: { list: ['asha@example.com'] } }), 'whole'],
  ['asha@example.com', 'whole'],
  [JSON.stringify({ message: 'write to ASHA@example.com' }), 'mention'],
  [JSON.stringify({ email: 'natasha@example.com' }), 'mention'],
  ['{"broken": "asha@example.com', 'mention'],
  [JSON.stringify({ email: 'asha@example.org' }), undefined],
  [7, undefined],
  [null, undefined],
])('%j holds the address as %s', (text, holding) => {
  expect(holdsAddress('asha@EXAMPLE.com')(text)).toBe(holding);
});

test('an address is found that JSON writes otherwise', () => {
  const address = '"a \\ b"@example.com';
  expect(holdsAddress(address)(JSON.stringify({ email: address }))).toBe('whole');
});
