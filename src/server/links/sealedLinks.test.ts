import { expect, test, vi } from 'vitest';
import { sealedLinks, type LinkPurpose } from './sealedLinks.ts';

const secret = 'a secret of at least 32 characters';
const id = 'newsletter:0f3a';

test('a link opens for every process with the same secret, and for no other', () => {
  const token = sealedLinks(secret).seal('receipt', id);
  expect(sealedLinks(secret).open('receipt', token)).toEqual({ id });
  expect(sealedLinks(`${secret}.`).open('receipt', token)).toBeUndefined();
  expect(sealedLinks().open('receipt', token)).toBeUndefined();
});

test('a link shows nothing of the id, and no two are alike', () => {
  const { seal } = sealedLinks(secret);
  const tokens = [seal('receipt', id), seal('receipt', id)];
  expect(tokens[0]).not.toBe(tokens[1]);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]+$/u);
    expect(Buffer.from(token, 'base64url').includes('newsletter')).toBe(false);
  }
});

test('a link for one purpose is none for another', () => {
  const links = sealedLinks(secret);
  const token = links.seal('receipt', id);
  expect(links.open('unsubscribe' as LinkPurpose, token)).toBeUndefined();
});

test('a link is dead from the moment on that it names', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const links = sealedLinks(secret);
  const token = links.seal('receipt', id, 1_600_000);
  vi.setSystemTime(1_599_999);
  expect(links.open('receipt', token)).toEqual({ id, expires: 1_600_000 });
  vi.setSystemTime(1_600_000);
  expect(links.open('receipt', token)).toBeUndefined();
  vi.useRealTimers();
});

test('a link of which any bit is altered, or any letter lost, opens nothing', () => {
  const links = sealedLinks(secret);
  const bytes = Buffer.from(links.seal('receipt', id), 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const altered = Buffer.from(bytes);
    altered.writeUInt8(altered.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    expect(links.open('receipt', altered.toString('base64url'))).toBeUndefined();
  }
  for (let kept = 0; kept < bytes.length; kept += 1) {
    expect(links.open('receipt', bytes.subarray(0, kept).toString('base64url'))).toBeUndefined();
  }
});

test.each(['', '=', '../..', 'ü', 'A'.repeat(10_000), '{"id":"newsletter:0f3a"}'])(
  'what is no link (%j) opens nothing',
  (token) => {
    expect(sealedLinks(secret).open('receipt', token)).toBeUndefined();
  },
);

test('another spelling of the same bytes opens nothing', () => {
  const links = sealedLinks(secret);
  expect(links.open('receipt', `${links.seal('receipt', id)}=`)).toBeUndefined();
});
