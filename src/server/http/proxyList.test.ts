import { expect, test } from 'vitest';
import { isProxyRange, proxyList } from './proxyList.ts';

test.each(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '::ffff:10.0.0.1', '192.0.2.7/32'])(
  '%j is an address or a range of them',
  (text) => {
    expect(isProxyRange(text)).toBe(true);
    expect(() => proxyList([text])).not.toThrow();
  },
);

test.each([
  ...['true', '*', '1', '', 'loopback', 'proxy.example', '10.0.0', '10.0.0.0/', '10.0.0.0/33'],
  ...['10.0.0.0/255.0.0.0', '010.0.0.1', '::1/129', 'fe80::1%eth0', '10.0.0.1:80', '/8'],
  ...['0.0.0.0/0', '::/0'],
])('%j is none', (text) => {
  expect(isProxyRange(text)).toBe(false);
});

test.each<[string, boolean]>([
  ['10.9.9.9', true],
  ['::ffff:10.9.9.9', true],
  ['11.0.0.1', false],
  ['2001:db8::1', true],
  ['2001:db8::2', false],
  ['nonsense', false],
])('whether %s is listed: %j', (address, isListed) => {
  expect(proxyList(['10.1.2.3/8', '2001:db8::1'])(address)).toBe(isListed);
});

test('who has gone is no proxy', () => {
  expect(proxyList(['0.0.0.0/1'])(undefined)).toBe(false);
});
