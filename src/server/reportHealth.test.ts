import { expect, test } from 'vitest';
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
  store.close();
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.headers['cache-control']).toBe('no-store');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
