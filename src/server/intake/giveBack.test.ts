import { expect, test, vi } from 'vitest';
import { intakePaths, type SubmissionKind } from '../../contract/intake.ts';
import type { Render } from '../../delivery/rendering.ts';
import { Problem } from '../http/problem.ts';
import { manifest, pageText, quote, temporaryServer } from '../testing/temporarySite.ts';
import type { TemporaryServer } from '../testing/temporarySite.ts';

function send(
  { app }: TemporaryServer,
  fields: Record<string, string>,
  kind: SubmissionKind = 'quote',
) {
  return app.inject({
    method: 'POST',
    url: `${intakePaths[kind]}?page=contact-us&locale=ar`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

const page = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': expect.stringMatching(/^[1-9]\d?$/u),
  ...manifest.headers,
};

test('who has sent too much gets the form back as it was filled in', async () => {
  const server = temporaryServer({ rateLimit: 1 });
  expect((await send(server, quote)).statusCode).toBe(303);
  const values = { ...quote, name: ' Ravi <b>', message: 'one\ntwo' };
  const answer = await send(server, values);
  expect(answer.statusCode).toBe(429);
  expect(answer.headers).toMatchObject(page);
  expect(answer.body).toBe(pageText('contact-us', 'ar'));
  expect(server.render).toHaveBeenCalledExactlyOnceWith({
    id: 'contact-us',
    locale: 'ar',
    refused: { kind: 'quote', values, errors: {}, outcome: 'busy' },
  });
  expect(await Array.fromAsync(server.store.each())).toHaveLength(1);
});

test('who meets a store that refuses gets the form back, and the failure is logged', async () => {
  const written: string[] = [];
  const server = temporaryServer({ log: { write: (line) => void written.push(line) } });
  await server.store.close();
  const answer = await send(server, { email: 'asha@example.com' }, 'newsletter');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject(page);
  expect(answer.body).toBe(pageText('contact-us', 'ar'));
  expect(written.map((line) => JSON.parse(line)).map(({ level, msg }) => [level, msg])).toEqual([
    [50, 'request failed'],
    [30, 'request completed'],
  ]);
  expect(written.join('')).not.toContain('asha');
});

test.each([
  ['too many wait for theirs', new Problem(503, 'Expected to draw the page, but …')],
  ['it fails', new Error('broken')],
])('if the page cannot be drawn because %s, there is a sentence', async (_why, error) => {
  const render = vi.fn<Render>(() => {
    throw error;
  });
  const server = temporaryServer({ rateLimit: 1, render });
  await send(server, quote);
  const answer = await send(server, { ...quote, name: 'Ravi' });
  expect(render).toHaveBeenCalledOnce();
  expect(answer.statusCode).toBe(429);
  expect(answer.headers).toMatchObject({ ...page, 'content-type': 'text/plain; charset=utf-8' });
  expect(answer.body).toMatch(/^Expected at most 1 new submissions .+\.\n$/u);
});

test('who posts without end draws no pages', async () => {
  const server = temporaryServer({ rateLimit: 1 });
  const wrong = Array.from({ length: 301 }, () => send(server, { name: 'x' }));
  expect(new Set((await Promise.all(wrong)).map(({ statusCode }) => statusCode))).toEqual(
    new Set([422]),
  );
  const answer = await send(server, quote);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    429,
    'text/plain; charset=utf-8',
  ]);
  expect(server.render).toHaveBeenCalledTimes(301);
});
