import { expect, test } from 'vitest';
import { readMetricsSettings, readSettings, transportHeaders } from './settings.ts';

test('without settings the site is served on this machine, at port 4173', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 4173,
    rateLimit: 10,
    trustProxy: [],
    linkSecret: undefined,
  });
});

test.each(['0', '80', '65535'])('the port %j is taken', (PORT) => {
  expect(readSettings({ PORT }).port).toBe(Number(PORT));
});

test.each(['x', '', '-1', '65536', '1e3', '80 '])('the port %j is refused', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    `Expected PORT to be a whole number from 0 to 65535, got "${PORT}": set another.`,
  );
});

test('nothing is counted unless a port is set, and then for this machine alone', () => {
  expect(readMetricsSettings({})).toBeUndefined();
  expect(readMetricsSettings({ METRICS_PORT: '9100' })).toEqual({ host: '127.0.0.1', port: 9100 });
  expect(() => readMetricsSettings({ METRICS_PORT: 'x' })).toThrow('Expected METRICS_PORT to be');
});

test('where nobody is said to end TLS, nothing is said about it', () => {
  expect(transportHeaders({})).toEqual({});
});

test.each(['yes', 'Proxy', '1'])('TLS=%s is refused in one sentence', (TLS) => {
  expect(() => transportHeaders({ TLS })).toThrow(
    `Expected TLS to be "proxy", where a proxy ends TLS in front of this server, or nothing, got "${TLS}": set or unset it.`,
  );
});
test.each(['0', '1', '999999999'])('the limit %j is taken', (RATE_LIMIT) => {
  expect(readSettings({ RATE_LIMIT }).rateLimit).toBe(Number(RATE_LIMIT));
});

test.each(['x', '', '-1', '1.5', '1e3', '10 ', 'Infinity', '1000000000'])(
  'the limit %j is refused',
  (RATE_LIMIT) => {
    expect(() => readSettings({ RATE_LIMIT })).toThrow(
      `Expected RATE_LIMIT to be a whole number from 0 to 999999999, got "${RATE_LIMIT}": set`,
    );
  },
);

test.each([
  ['', []],
  ['127.0.0.1', ['127.0.0.1']],
  ['127.0.0.1, 10.0.0.0/8,fd00::/8', ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']],
])('the proxies %j are taken', (TRUST_PROXY, trustProxy) => {
  expect(readSettings({ TRUST_PROXY }).trustProxy).toEqual(trustProxy);
});

test.each(['true', '*', '1', '127.0.0.1,', '127.0.0.1 10.0.0.1', '0.0.0.0/0', 'proxy.example'])(
  'the proxies %j are refused',
  (TRUST_PROXY) => {
    expect(() => readSettings({ TRUST_PROXY })).toThrow(
      `Expected TRUST_PROXY to be addresses or CIDR ranges with commas between them, got "${TRUST_PROXY}": name`,
    );
  },
);

test('a secret for links is long, or there is none', () => {
  const secret = 'x'.repeat(32);
  expect(readSettings({ LINK_SECRET: secret }).linkSecret).toBe(secret);
  expect(readSettings({ LINK_SECRET: '' }).linkSecret).toBeUndefined();
});

test('a secret that is too short is refused, and not printed', () => {
  expect(() => readSettings({ LINK_SECRET: `short-${'x'.repeat(25)}` })).toThrow(
    /^Expected LINK_SECRET to have at least 32 characters, got 31: set what (?!.*short)/u,
  );
});
