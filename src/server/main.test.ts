import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { idempotencyHeader, intakePaths } from '../contract/intake.ts';
import { runningServer, storedIds } from './testing/runningServer.ts';
import { pageText, quote, temporarySite } from './testing/temporarySite.ts';

function send(origin: string, key: string, headers: object = {}): Promise<Response> {
  return fetch(origin + intakePaths.quote, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [idempotencyHeader]: key, ...headers },
    body: JSON.stringify(quote),
  });
}

test('the built site is served from its root', async () => {
  const { origin } = await runningServer(temporarySite());
  expect(await (await fetch(`${origin}/about-us`)).text()).toBe(pageText('about-us', 'en'));
  const form = await fetch(`${origin}${intakePaths.newsletter}?page=home&locale=ar`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'x' }),
  });
  expect(form.status).toBe(422);
  expect(await form.json()).toMatchObject({
    id: 'home',
    locale: 'ar',
    refused: { values: { email: 'x' } },
  });
});

test('behind a proxy with TLS every answer asks browsers to come by HTTPS for two years', async () => {
  const { origin, port } = await runningServer(temporarySite(), { environment: { TLS: 'proxy' } });
  const paths = ['/about-us', '/none', '/healthz', '/assets/none.js'];
  const answers = await Promise.all(paths.map((path) => fetch(origin + path)));
  const told = answers.map(({ headers }) => headers.get('strict-transport-security'));
  expect(told).toEqual(paths.map(() => 'max-age=63072000'));
  const socket = connect(port, '127.0.0.1');
  socket.end('no HTTP\r\n\r\n');
  expect(await text(socket)).toMatch(
    /^HTTP\/1.1 400 .*\r\nstrict-transport-security: max-age=63072000\r\n/su,
  );
});

test('without settings an address stores ten submissions a minute', async () => {
  const root = temporarySite();
  const { origin } = await runningServer(root);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => send(origin, `key-${index}-000000`)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  expect(await storedIds(root)).toHaveLength(10);
});

test('a listed proxy is believed in who its visitors are', async () => {
  const root = temporarySite();
  const environment = { RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' };
  const { origin } = await runningServer(root, { environment });
  const statuses = [];
  for (const [index, address] of ['198.51.100.1', '198.51.100.2', '198.51.100.1'].entries()) {
    const answer = await send(origin, `key-${index}-000000`, { 'x-forwarded-for': address });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([201, 201, 429]);
});
