import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { intakePaths } from '../../contract/intake.ts';
import { manifest, pageText, quote, temporaryServer } from '../testing/temporarySite.ts';

const headers = { 'content-type': 'application/json' };
const post = { method: 'POST', url: intakePaths.quote, headers, payload: JSON.stringify(quote) };

/** Makes turns of the event loop that take too long, for longer than one look at it. */
async function keepBusy(): Promise<void> {
  for (const start = performance.now(); performance.now() - start < 2_500;) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800);
    await setImmediate();
  }
}

test('a server that is too busy takes no submissions, shows its pages, and is back by itself', async () => {
  const written: string[] = [];
  const log = { write: (line: string) => void written.push(line) };
  const { app, store } = temporaryServer({ rateLimit: 100, log });
  await app.ready();
  await keepBusy();
  const refused = await app.inject({ ...post, method: 'POST' });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({
    ...{ 'retry-after': '10', 'cache-control': 'no-store' },
    ...manifest.headers,
  });
  expect(refused.json().error).toContain('nothing was kept');
  const form = await app.inject({
    ...{ method: 'POST', url: `${intakePaths.quote}?page=home&locale=en` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(quote).toString(),
  });
  expect([form.statusCode, form.body]).toEqual([503, pageText('home', 'en')]);
  expect(form.headers['retry-after']).toBe('10');
  expect(await Array.fromAsync(store.each())).toEqual([]);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    level: 40,
    msg: 'too busy for a submission',
  });
  const asked = await app.inject({ method: 'OPTIONS', url: intakePaths.quote });
  expect(asked.statusCode).toBe(204);
  for (const url of ['/about-us', '/healthz', '/readyz']) {
    expect((await app.inject(url)).statusCode).toBe(200);
  }
  await vi.waitFor(
    async () => expect((await app.inject({ ...post, method: 'POST' })).statusCode).toBe(201),
    10_000,
  );
});

test('without limits a busy server takes what comes', async () => {
  const { app } = temporaryServer();
  await app.ready();
  await keepBusy();
  expect((await app.inject({ ...post, method: 'POST' })).statusCode).toBe(201);
});
