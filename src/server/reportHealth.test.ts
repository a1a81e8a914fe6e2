import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryServer } from './testing/temporarySite.ts';

test.each(['/healthz', '/readyz'])(
  '%s says that all is well, to be asked anew each time',
  async (url) => {
    const { app } = temporaryServer();
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      if (method === 'GET') expect(answer.json()).toEqual({ status: 'ok' });
    }
  },
);

test('a store that cannot be read makes the server not ready, but alive', async () => {
  const { app, store } = temporaryServer();
  await store.close();
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.headers['cache-control']).toBe('no-store');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('a build that is gone makes the server not ready, with the reason', async () => {
  const check = () => Promise.reject(new Error('Expected the built site: run the build first.'));
  const { app } = temporaryServer({ check });
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.body).toBe('Expected the built site: run the build first.\n');
  expect((await app.inject('/about-us')).statusCode).toBe(200);
});

test('a store that does not answer makes the server not ready within a few seconds', async () => {
  const { app, root } = temporaryServer();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  const other = new DatabaseSync(join(root, 'data/submissions.db'));
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const start = performance.now();
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.body).toContain('still busy');
  expect(performance.now() - start).toBeLessThan(5_000);
});
