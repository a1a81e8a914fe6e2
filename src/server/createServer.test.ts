import { createServer as createHttpServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { intakePaths } from '../contract/intake.ts';
import { manifest, quote, temporaryServer, type TemporaryServer } from './testing/temporarySite.ts';

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Sends bytes as they are, which no HTTP client would, and returns the whole answer. */
async function send({ app }: TemporaryServer, request: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

function get(target: string): string {
  return `GET ${target} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`;
}

const answers: readonly (readonly [number, string | InjectOptions])[] = [
  [200, '/about-us'],
  [200, '/healthz'],
  [200, '/readyz'],
  [201, { method: 'POST', url: intakePaths.quote, headers: json, payload: JSON.stringify(quote) }],
  [304, { url: '/about-us', headers: { 'if-none-match': '*' } }],
  [308, '/About-Us'],
  [400, { method: 'POST', url: intakePaths.quote, headers: json, payload: '{' }],
  [400, { method: 'POST', url: intakePaths.quote, headers: form, payload: 'name=a' }],
  [
    403,
    {
      method: 'POST',
      url: intakePaths.quote,
      headers: { ...json, 'sec-fetch-site': 'cross-site' },
    },
  ],
  [404, '/nothing'],
  [405, { method: 'DELETE', url: '/about-us' }],
  [405, intakePaths.quote],
  [412, { url: '/about-us', headers: { 'if-match': '"x"' } }],
  [413, { method: 'POST', url: intakePaths.quote, headers: json, payload: ' '.repeat(20_000) }],
  [
    415,
    {
      method: 'POST',
      url: intakePaths.quote,
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    },
  ],
  [422, { method: 'POST', url: intakePaths.quote, headers: json, payload: '{}' }],
  [
    422,
    { method: 'POST', url: `${intakePaths.quote}?page=home&locale=en`, headers: form, payload: '' },
  ],
  [
    303,
    {
      method: 'POST',
      url: `${intakePaths.newsletter}?page=home&locale=en`,
      headers: form,
      payload: 'email=a@b',
    },
  ],
];

test.each(answers)('an answer %i carries the headers of the manifest', async (status, request) => {
  const { app } = temporaryServer();
  const answer = await app.inject(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(manifest.headers);
});

test.each([
  ['a malformed percent-encoding', get('/%'), 400],
  ['a percent-encoding that is no UTF-8', get('/%c0%ae%c0%ae'), 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a header without end', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'two contents lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
  [
    'an expectation that nobody has',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    417,
  ],
])('%s is refused with the headers of the manifest', async (_what, request, status) => {
  const answer = await send(temporaryServer(), request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
  expect(answer).toContain("content-security-policy: default-src 'none'");
});

test('an older client need not say for which host its request is', async () => {
  expect(await send(temporaryServer(), 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /u);
});

test.each([
  '//other.example',
  '//other.example/about-us',
  '///other.example/%2e%2e',
  '/\\other.example',
  '/%5cother.example',
  '/%2f%2fother.example',
  '/..%2f..%2fetc/passwd',
  '/../package.json',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/.env',
  '/.git/config',
  '/data/submissions.db',
  '/submissions.db',
  '/build/manifest.json',
  '/index.html%00.js',
  '/about-us%0d%0aset-cookie:a=b',
  '/about-us;x=1',
  '/CON',
])('the hostile path %s finds nothing', async (target) => {
  const answer = await send(temporaryServer(), get(target));
  expect(answer).toMatch(/^HTTP\/1\.1 404 /u);
  expect(answer).not.toMatch(/^location:/imu);
  expect(answer).not.toMatch(/^set-cookie:/imu);
});

test.each([
  ['letters', 'a'.repeat(8000)],
  ['encoded letters', '%41'.repeat(2500)],
  ['slashes', '/'.repeat(8000)],
  ['folders', '../'.repeat(2500)],
])('a path of thousands of %s is answered', async (_what, target) => {
  expect(await send(temporaryServer(), get(`/${target}x`))).toMatch(/^HTTP\/1\.1 404 /u);
});

test.each([
  'HTTP://other.example/About-Us',
  '/About-Us?//other.example',
  '//About-Us',
  '/%2fAbout-Us',
])('a redirect from %s stays on this site', async (target) => {
  const answer = await send(temporaryServer(), get(target));
  expect(answer).toMatch(/^HTTP\/1\.1 308 /u);
  expect(answer).toMatch(/^location: \/about-us(\?\/\/other\.example)?\r$/mu);
});

test('odd characters of a raw query stay in the query', async () => {
  const answer = await send(temporaryServer(), get('/About-Us?a=%&b="c#d'));
  expect(answer).toMatch(/^location: \/about-us\?a=%25&b=%22c%23d\r$/mu);
});

test.each([
  ['/about-us', 'POST', 'GET, HEAD'],
  ['/About-Us', 'PUT', 'GET, HEAD'],
  ['/robots.txt', 'DELETE', 'GET, HEAD'],
  ['/', 'OPTIONS', 'GET, HEAD'],
  ['/healthz', 'POST', 'GET, HEAD'],
  [intakePaths.quote, 'GET', 'POST, OPTIONS'],
  [intakePaths.quote, 'HEAD', 'POST, OPTIONS'],
  [intakePaths.consultation, 'PUT', 'POST, OPTIONS'],
] as const)('%s refuses %s and names what it allows', async (url, method, allow) => {
  const { app } = temporaryServer();
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers['allow']).toBe(allow);
});

test('a method nobody knows is refused on a known path', async () => {
  const request = 'PROPFIND /about-us HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  expect(await send(temporaryServer(), request)).toMatch(/^HTTP\/1\.1 405 [^]*allow: GET, HEAD/u);
});

test('a post to an unknown path is the 404 page, whatever it carries', async () => {
  const { app } = temporaryServer();
  const request = { method: 'POST', url: '/nothing', headers: json, payload: '{' } as const;
  const answer = await app.inject(request);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('not-found');
});

test('the server can be mounted in another one', async () => {
  const { app, store } = temporaryServer();
  await app.ready();
  const outer = createHttpServer((request, response) => app.routing(request, response));
  await new Promise<void>((resolve) => outer.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void outer.close());
  const origin = `http://127.0.0.1:${(outer.address() as AddressInfo).port}`;
  const body = JSON.stringify(quote);
  const post = await fetch(origin + intakePaths.quote, { method: 'POST', headers: json, body });
  expect(post.status).toBe(201);
  expect(await Array.fromAsync(store.each())).toHaveLength(1);
  expect((await fetch(`${origin}/about-us`)).status).toBe(200);
});

test('a failure of the renderer is a 500 that quotes nothing', async () => {
  const { app } = temporaryServer({
    render: () => {
      throw new Error('secret detail');
    },
  });
  const url = `${intakePaths.newsletter}?page=home&locale=en`;
  const answer = await app.inject({ method: 'POST', url, headers: form, payload: 'email=x' });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers).toMatchObject(manifest.headers);
  expect(answer.body).not.toContain('secret');
});
