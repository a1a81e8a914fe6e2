import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { idempotencyHeader, intakePaths, type SubmissionKind } from '../../contract/intake.ts';
import {
  consultation,
  manifest,
  pageText,
  quote,
  temporaryServer,
} from '../testing/temporarySite.ts';
import type { TemporaryServer } from '../testing/temporarySite.ts';

afterEach(() => {
  vi.useRealTimers();
});

type Sent = { from?: string; kind?: SubmissionKind; fields?: object; headers?: object };

function send({ app }: TemporaryServer, { from, kind = 'quote', fields, headers }: Sent = {}) {
  return app.inject({
    method: 'POST',
    url: intakePaths[kind],
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(fields ?? quote),
    ...(from !== undefined && { remoteAddress: from }),
  });
}

let count = 0;

/** A quote that nobody has sent before. */
function fresh(): Sent {
  count += 1;
  return { fields: { ...quote, message: `Message ${count}` } };
}

function signUp(name: number): Sent {
  return { kind: 'newsletter', fields: { email: `visitor-${name}@example.com` } };
}

async function statuses(answers: readonly Promise<{ statusCode: number }>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

async function rowsOf({ store }: TemporaryServer): Promise<number> {
  return (await Array.fromAsync(store.each())).length;
}

test('one more than the limit is refused until the minute is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z') });
  const server = temporaryServer({ rateLimit: 2 });
  expect((await send(server, fresh())).statusCode).toBe(201);
  vi.setSystemTime(new Date('2026-01-01T12:00:18Z'));
  expect((await send(server, fresh())).statusCode).toBe(201);
  const refused = await send(server, fresh());
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('42');
  expect(await rowsOf(server)).toBe(2);
  vi.setSystemTime(new Date('2026-01-01T12:01:00Z'));
  expect((await send(server, fresh())).statusCode).toBe(201);
});

test('who is refused gets a sentence, or the form again, with the headers of every answer', async () => {
  const server = temporaryServer({ rateLimit: 1 });
  await send(server, fresh());
  const sentence =
    'Expected at most 1 new submissions a minute from one address, got more: send it again in a minute.';
  const script = await send(server, fresh());
  expect(script.json()).toEqual({ error: sentence });
  const form = await server.app.inject({
    method: 'POST',
    url: `${intakePaths.quote}?page=home&locale=en`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(quote).toString(),
  });
  expect([form.statusCode, form.body]).toEqual([429, pageText('home', 'en')]);
  for (const { headers } of [script, form]) {
    expect(headers).toMatchObject({ ...manifest.headers, 'cache-control': 'no-store' });
    expect(headers['retry-after']).toMatch(/^[1-9]\d?$/u);
    expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
  }
});

test('the three forms share one limit', async () => {
  const server = temporaryServer({ rateLimit: 2 });
  const kinds = [signUp(1), { kind: 'consultation', fields: consultation } as const, fresh()];
  const answers = [];
  for (const sent of kinds) answers.push((await send(server, sent)).statusCode);
  expect(answers).toEqual([200, 201, 429]);
});

test('of many that come at once, through real connections, only as many as allowed are stored', async () => {
  const server = temporaryServer({ rateLimit: 10 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const answers = await statuses(
    Array.from({ length: 250 }, async (_, index) => {
      const { status: statusCode } = await fetch(
        `http://127.0.0.1:${port}${intakePaths.newsletter}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(signUp(index).fields),
        },
      );
      return { statusCode };
    }),
  );
  const stored = answers.filter((status) => status === 200).length;
  // On a machine with much else to do some are refused for that.
  expect(new Set(answers)).toEqual(
    new Set([200, 429, ...answers.filter((status) => status === 503)]),
  );
  expect(stored).toBeLessThanOrEqual(10);
  expect(await rowsOf(server)).toBe(stored);
});

test('a submission that is sent again uses nothing up, and is never refused', async () => {
  const server = temporaryServer({ rateLimit: 2 });
  const headers = { [idempotencyHeader]: 'key-12345' };
  const again = () => send(server, { headers });
  expect(await statuses([again(), again(), again()])).toEqual([201, 200, 200]);
  expect((await send(server, fresh())).statusCode).toBe(201);
  expect((await send(server, fresh())).statusCode).toBe(429);
  expect(await statuses(Array.from({ length: 50 }, again))).toEqual(Array(50).fill(200));
});

test('a submission may be sent again from another address that has used its limit up', async () => {
  const server = temporaryServer({ rateLimit: 1 });
  await send(server, { from: '198.51.100.1' });
  await send(server, { ...fresh(), from: '198.51.100.2' });
  expect((await send(server, { from: '198.51.100.2' })).statusCode).toBe(200);
});

test('a key of another content is a conflict, whether or not the limit is used up', async () => {
  const server = temporaryServer({ rateLimit: 1 });
  const headers = { [idempotencyHeader]: 'key-12345' };
  await send(server, { headers });
  expect((await send(server, { ...fresh(), headers })).statusCode).toBe(409);
});

test('a sign-up may be sent again by who has just sent it', async () => {
  const server = temporaryServer({ rateLimit: 1 });
  const again = () => send(server, signUp(1));
  expect(await statuses(Array.from({ length: 20 }, again))).toEqual(Array(20).fill(200));
  expect((await send(server, signUp(2))).statusCode).toBe(429);
  expect((await again()).statusCode).toBe(200);
});

test('nobody can find out by the limit who has signed up', async () => {
  const server = temporaryServer({ rateLimit: 2 });
  await send(server, { ...signUp(1), from: '198.51.100.1' });
  const from = '198.51.100.2';
  // Somebody else's sign-up costs what a new one costs.
  expect((await send(server, { ...signUp(1), from })).statusCode).toBe(200);
  expect((await send(server, { ...signUp(2), from })).statusCode).toBe(200);
  expect((await send(server, { ...signUp(3), from })).statusCode).toBe(429);
  await send(server, { ...signUp(4), from: '198.51.100.3' });
  expect((await send(server, { ...signUp(4), from })).statusCode).toBe(429);
});

test('what is not stored uses nothing up, but posts have an end', async () => {
  const server = temporaryServer({ rateLimit: 2 });
  const wrong = () => send(server, { fields: {} });
  expect(await statuses(Array.from({ length: 300 }, wrong))).toEqual(Array(300).fill(422));
  expect((await send(server, fresh())).statusCode).toBe(201);
  expect((await wrong()).statusCode).toBe(422);
  const refused = await send(server, fresh());
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error).toContain('at most 302 posts a minute');
  expect(refused.headers['retry-after']).toMatch(/^[1-9]\d?$/u);
});

test('what the store cannot take uses nothing up', async () => {
  const server = temporaryServer({ rateLimit: 1 });
  await server.store.close();
  expect(await statuses([1, 2, 3].map(() => send(server, fresh())))).toEqual([503, 503, 503]);
  expect((await send(server, fresh())).statusCode).toBe(503);
});

test('pages and questions before a post are never refused', async () => {
  const server = temporaryServer({ rateLimit: 1 });
  await statuses(Array.from({ length: 400 }, () => send(server, { fields: {} })));
  expect((await send(server, fresh())).statusCode).toBe(429);
  const asked = await server.app.inject({ method: 'OPTIONS', url: intakePaths.quote });
  expect(asked.statusCode).toBe(204);
  expect((await server.app.inject('/about-us')).statusCode).toBe(200);
});

test('another site uses nothing up of the visitors whom it makes post', async () => {
  const server = temporaryServer({ rateLimit: 1 });
  const headers = { 'sec-fetch-site': 'cross-site' };
  await statuses(Array.from({ length: 400 }, () => send(server, { headers })));
  expect((await send(server)).statusCode).toBe(201);
});

test.each([
  ['198.51.100.1', '198.51.100.2', 201],
  ['198.51.100.1', '::ffff:198.51.100.1', 429],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 201],
])('after %s a post of %s is answered %i', async (first, second, status) => {
  const server = temporaryServer({ rateLimit: 1 });
  await send(server, { ...fresh(), from: first });
  expect((await send(server, { ...fresh(), from: second })).statusCode).toBe(status);
});

test('without a limit nobody is refused', async () => {
  const server = temporaryServer({ rateLimit: 0 });
  const answers = await statuses(Array.from({ length: 400 }, () => send(server, fresh())));
  expect(new Set(answers)).toEqual(new Set([201]));
});

test('who posted before ten thousand others is forgotten', async () => {
  const server = temporaryServer({ rateLimit: 1 });
  const wrong = (from: string) => send(server, { from, fields: {} });
  const first = '198.51.100.1';
  await statuses(Array.from({ length: 301 }, () => wrong(first)));
  expect((await wrong(first)).statusCode).toBe(429);
  for (let index = 0; index < 10_000; index += 1) {
    await wrong(`10.0.${index >> 8}.${index & 255}`);
  }
  expect((await wrong(first)).statusCode).toBe(422);
});
