import { expect, test, vi } from 'vitest';
import { confirmationDays, intakePaths } from '../../contract/intake.ts';
import { sealedLinks } from '../links/sealedLinks.ts';
import { confirmLink, unsubscribeLink } from '../links/subscriptionLinks.ts';
import { submissionOf } from '../store/submission.ts';
import { manifest, pageText, quote, temporaryServer } from '../testing/temporarySite.ts';

const links = sealedLinks();
const email = 'Asha@example.com';
const row = submissionOf({ kind: 'newsletter', body: { email }, locale: 'ar' });
const confirm = confirmLink(manifest, links, row).replace(manifest.origin, '');
const unsubscribe = unsubscribeLink(manifest, links, row).replace(manifest.origin, '');

async function startWithRow() {
  const server = temporaryServer({ links, isMailed: true });
  await server.store.insert(row);
  const { app, store, render } = server;
  return {
    ...server,
    row: () => store.get(row.id),
    open: (url: string) => app.inject({ url }),
    press: (url: string, options: { payload?: string; headers?: Record<string, string> } = {}) =>
      app.inject({ method: 'POST', url, ...options }),
    /** What the last page was drawn for. */
    drawn: () => vi.mocked(render).mock.lastCall?.[0],
  };
}

test(
  'a link asks and changes nothing, however often a mail scanner opens it',
  { tags: 'premises/no-commitment' },
  async () => {
    const { open, drawn, row: now } = await startWithRow();
    for (const [url, state] of [
      [confirm, 'confirm'],
      [unsubscribe, 'unsubscribe'],
      [confirm, 'confirm'],
    ] as const) {
      const answer = await open(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      const occasion = { subscription: { state, email }, query: url.split('?')[1] };
      expect(drawn()).toEqual({ id: 'subscription', locale: 'ar', ...occasion });
    }
    expect(await now()).toEqual(row);
  },
);

test('the button confirms, once, and the same link then says so', async () => {
  const { open, press, drawn, row: now } = await startWithRow();
  const answer = await press(confirm);
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, confirm]);
  const confirmed = await now();
  expect(confirmed?.confirmedAt).toMatch(/^20.+Z$/u);
  await press(confirm);
  expect(await now()).toEqual(confirmed);
  await open(confirm);
  expect(drawn()?.subscription).toEqual({ state: 'confirmed', email });
});

test('the button deletes the address, and the same link then says so', async () => {
  const { open, press, drawn, row: now } = await startWithRow();
  expect((await press(unsubscribe)).statusCode).toBe(303);
  expect(await now()).toBeUndefined();
  await open(unsubscribe);
  expect(drawn()?.subscription).toEqual({ state: 'unsubscribed' });
  // There is nothing to confirm any more.
  expect((await open(confirm)).body).toBe(pageText('subscription', 'ar'));
  expect((await press(confirm)).statusCode).toBe(303);
  expect(await now()).toBeUndefined();
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('a mail program unsubscribes with one post of %s (RFC 8058)', async (type, payload) => {
  const { press, row: now } = await startWithRow();
  const answer = await press(unsubscribe, { headers: { 'content-type': type }, payload });
  expect(answer.statusCode).toBe(204);
  expect(await now()).toBeUndefined();
});

test('another site cannot press the button', async () => {
  const { press, row: now } = await startWithRow();
  const headers = { origin: 'https://evil.example', host: 'techeon.example' };
  expect((await press(unsubscribe, { headers })).statusCode).toBe(403);
  expect(await now()).toEqual(row);
});

test('a link that is altered, of another secret, or too old changes nothing and leads to help', async () => {
  const { open, press, row: now } = await startWithRow();
  const others = [
    '/newsletter',
    `${confirm}x`,
    confirm.replace('confirm=', 'unsubscribe='),
    confirmLink(manifest, sealedLinks(), row).replace(manifest.origin, ''),
  ];
  for (const url of others) {
    const page = pageText('subscription', url.startsWith('/ar') ? 'ar' : 'en');
    expect((await open(url)).body).toBe(page);
    const answer = await press(url);
    expect([answer.statusCode, answer.body]).toEqual([410, page]);
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + confirmationDays * 86_400_000 });
  expect((await press(confirm)).statusCode).toBe(410);
  expect((await press(unsubscribe)).statusCode).toBe(303);
  vi.useRealTimers();
  expect(await now()).toBeUndefined();
});

test('the page takes posts, pages beside it do not, and what is no page is not found', async () => {
  const { press, app } = await startWithRow();
  expect((await press('/about-us')).statusCode).toBe(405);
  expect((await press('/xx/newsletter')).statusCode).toBe(404);
  const answer = await app.inject({ method: 'PUT', url: '/newsletter' });
  expect(answer.headers['allow']).toBe('GET, HEAD, POST');
});

test.each([
  [true, 'newsletter', { isToBeConfirmed: true }],
  [false, 'newsletter', {}],
  [true, 'quote', {}],
] as const)('with mail %s a script that sends a %s is told %j', async (isMailed, kind, told) => {
  const { app } = temporaryServer({ isMailed });
  const body = kind === 'quote' ? quote : { email };
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.inject({ method: 'POST', url: intakePaths[kind], payload: body });
    const { status: _status, reference: _reference, ...rest } = answer.json();
    expect(rest).toEqual(told);
  }
});
