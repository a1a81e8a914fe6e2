import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { idempotencyHeader, intakePaths, submissionKinds } from '../../contract/intake.ts';
import {
  manifest,
  quote,
  temporaryServer,
  type TemporaryServer,
} from '../testing/temporarySite.ts';

const types = ['application/json', 'application/x-www-form-urlencoded'] as const;

type Headers = Record<string, string>;

function post(
  { app }: TemporaryServer,
  payload: string | Buffer,
  headers: Headers,
  url: string = intakePaths.quote,
) {
  return app.inject({ method: 'POST', url: `${url}?page=home&locale=en`, headers, payload });
}

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://site.test', host: 'site.test' },
  { origin: 'https://other.example', host: 'site.test' },
  { origin: 'https://site.test:8443', host: 'site.test' },
  { origin: 'https://site.test.other.example', host: 'site.test' },
  { origin: 'null', host: 'site.test' },
  { origin: '', host: 'site.test' },
])('a post with %j comes from another site and is refused', async (headers) => {
  const server = temporaryServer();
  for (const kind of submissionKinds) {
    for (const type of types) {
      const answer = await post(
        server,
        '{}',
        { 'content-type': type, ...headers },
        intakePaths[kind],
      );
      expect(answer.statusCode).toBe(403);
    }
  }
  expect(await Array.fromAsync(server.store.each())).toEqual([]);
});

test.each([
  {},
  { 'sec-fetch-site': 'same-origin', origin: 'https://site.test', host: 'localhost:80' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://site.test', host: 'site.test' },
  { origin: 'http://localhost:4173', host: 'LOCALHOST:4173' },
  // A proxy that does not forward the host, and pages that lie on another one.
  { origin: manifest.origin, host: '127.0.0.1:4173' },
  { 'sec-fetch-site': 'cross-site', origin: manifest.origin, host: 'intake.techeon.example' },
])('a post with %j is taken', async (headers) => {
  const body = JSON.stringify(quote);
  const answer = await post(temporaryServer(), body, { 'content-type': types[0], ...headers });
  expect(answer.statusCode).toBe(201);
});

test.each([
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/jsonp',
  'nonsense',
  '',
])('a body of type %j is refused', async (type) => {
  const answer = await post(temporaryServer(), JSON.stringify(quote), { 'content-type': type });
  expect(answer.statusCode).toBe(415);
  expect(answer.json().error).toContain('application/json');
});

test('a post without a body is refused', async () => {
  const { app } = temporaryServer();
  const answer = await app.inject({ method: 'POST', url: intakePaths.quote });
  expect(answer.statusCode).toBe(415);
  expect(answer.json().error).toMatch(/^Expected/u);
});

test('a compressed body is refused before it is unpacked', async () => {
  const headers = { 'content-type': types[0], 'content-encoding': 'gzip' };
  const answer = await post(temporaryServer(), gzipSync(JSON.stringify(quote)), headers);
  expect(answer.statusCode).toBe(415);
});

test.each([
  [types[0], 16 * 1024],
  [types[1], 48 * 1024],
])('a body of %s may have %i bytes and no more', async (type, limit) => {
  const server = temporaryServer();
  const body = type === types[0] ? JSON.stringify(quote) : 'name=';
  const fits = await post(server, body.padEnd(limit, ' '), { 'content-type': type });
  expect(fits.statusCode).toBe(type === types[0] ? 201 : 422);
  const tooLong = await post(server, body.padEnd(limit + 1, ' '), { 'content-type': type });
  expect(tooLong.statusCode).toBe(413);
  expect(tooLong.body).toContain(String(limit));
});

test('the longest message in any script fits either way', async () => {
  const server = temporaryServer();
  const fields = { ...quote, message: 'क'.repeat(5000) };
  const json = await post(server, JSON.stringify(fields), { 'content-type': types[0] });
  expect(json.statusCode).toBe(201);
  const form = await post(server, new URLSearchParams(fields).toString(), {
    'content-type': types[1],
  });
  expect(form.statusCode).toBe(303);
});

test.each([
  ['no text', ''],
  ['half an object', '{"name":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['a number', '1'],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', Buffer.from('{}', 'utf16le')],
  ['half a surrogate pair', '{"name":"\\ud800"}'],
  ['__proto__', '{"__proto__":{"name":"x"}}'],
  ['an escaped __proto__', '{"\\u005f_proto__":1}'],
  ['a deep __proto__', '{"a":[{"__proto__":1}]}'],
  ['thousands of brackets', '['.repeat(16_000)],
  ['thousands of nested lists', `{"a":${'['.repeat(8000)}${']'.repeat(8000)},"__proto__":1}`],
])('JSON with %s is refused and nothing is stored', async (_what, payload) => {
  const server = temporaryServer();
  const answer = await post(server, payload, { 'content-type': types[0] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatch(/^Expected .+, got .+: .+\.$/u);
  expect(await Array.fromAsync(server.store.each())).toEqual([]);
});

test.each([
  'name=%',
  'name=%zz',
  'name=%ff',
  'name=%c0%ae',
  '__proto__=x',
  '%5f_proto__=x',
  Buffer.from([0x6e, 0x3d, 0xff]),
])('a form body %j is refused and nothing is stored', async (payload) => {
  const server = temporaryServer();
  const answer = await post(server, payload, { 'content-type': types[1] });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(await Array.fromAsync(server.store.each())).toEqual([]);
});

test('no post changes what objects are', async () => {
  const server = temporaryServer();
  const payload = '{"constructor":{"prototype":{"isPolluted":true}}}';
  await post(server, payload, { 'content-type': types[0] });
  await post(server, 'constructor[prototype][isPolluted]=1', { 'content-type': types[1] });
  expect({}).not.toHaveProperty('isPolluted');
});

test('no answer of the intake is kept by a cache', async () => {
  const server = temporaryServer();
  for (const payload of [JSON.stringify(quote), '{}', '{']) {
    const answer = await post(server, payload, { 'content-type': types[0] });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('the script of pages on another host may send a submission and read the answer', async () => {
  const { app } = temporaryServer();
  const headers = { origin: manifest.origin, host: 'intake.techeon.example' };
  const asked = await app.inject({ method: 'OPTIONS', url: intakePaths.quote, headers });
  expect(asked.statusCode).toBe(204);
  const permission = {
    'access-control-allow-origin': manifest.origin,
    vary: 'origin',
  };
  expect(asked.headers).toMatchObject({
    ...permission,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': `content-type, ${idempotencyHeader}`,
  });
  const answer = await app.inject({
    ...{ method: 'POST', url: intakePaths.quote, payload: JSON.stringify(quote) },
    headers: { ...headers, 'content-type': types[0], 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.headers).toMatchObject(permission);
});

test('nobody else’s script may, and on the site’s own host nothing is said of it', async () => {
  const { app } = temporaryServer();
  const other = { origin: 'https://other.example', host: 'techeon.example' };
  const refused = await app.inject({ method: 'OPTIONS', url: intakePaths.quote, headers: other });
  expect(refused.statusCode).toBe(403);
  expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  const own = { origin: manifest.origin, host: 'techeon.example' };
  const asked = await app.inject({ method: 'OPTIONS', url: intakePaths.quote, headers: own });
  expect(asked.statusCode).toBe(204);
  expect(asked.headers['access-control-allow-origin']).toBeUndefined();
});
