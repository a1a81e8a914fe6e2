import { afterEach, expect, test, vi } from 'vitest';
import { intakePaths, type SubmissionKind } from '../../contract/intake.ts';
import { Problem } from '../http/problem.ts';
import { referenceOf } from '../store/reference.ts';
import {
  consultation,
  pageText,
  quote,
  temporaryServer,
  type TemporaryServer,
} from '../testing/temporarySite.ts';

const minute = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

/** Posts a form natively, and gives the address that the browser is sent to. */
async function sendForm(
  { app }: TemporaryServer,
  kind: SubmissionKind = 'quote',
  fields: Record<string, string> = quote,
): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: `${intakePaths[kind]}?page=contact-us&locale=ar`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(answer.statusCode).toBe(303);
  return String(answer.headers['location']);
}

async function onlyRow({ store }: TemporaryServer) {
  const [row, ...others] = await Array.fromAsync(store.each());
  expect(others).toEqual([]);
  return row ?? expect.fail('Expected a row, found none.');
}

test('who sent a form is shown its number and what was sent, in an answer nobody keeps', async () => {
  const server = temporaryServer();
  const address = await sendForm(server);
  const answer = await server.app.inject(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['etag']).toBeUndefined();
  const { id, receivedAt } = await onlyRow(server);
  expect(server.render).toHaveBeenCalledExactlyOnceWith({
    id: 'thanks-quote',
    locale: 'ar',
    receipt: { kind: 'quote', reference: referenceOf(id), receivedAt, body: quote },
    query: address.split('?')[1],
  });
});

test('who signed up is told to confirm where visitors are written to', async () => {
  const email = 'asha@example.com';
  const server = temporaryServer({ isMailed: true });
  await server.app.inject(await sendForm(server, 'newsletter', { email }));
  const { receipt } = vi.mocked(server.render).mock.lastCall?.[0] ?? {};
  expect(receipt).toMatchObject({ kind: 'newsletter', isToBeConfirmed: true });
  await server.app.inject(await sendForm(server));
  const { receipt: other } = vi.mocked(server.render).mock.lastCall?.[0] ?? {};
  expect(other).toMatchObject({ kind: 'quote' });
  expect(other).not.toHaveProperty('isToBeConfirmed');
});

test('nothing that was typed, nor the id of the row, is in the address', async () => {
  const server = temporaryServer();
  const email = 'asha@example.com';
  const address = await sendForm(server, 'newsletter', { email });
  const { id } = await onlyRow(server);
  const token = new URLSearchParams(address.split('?')[1]).get('receipt') ?? '';
  const bytes = Buffer.from(token, 'base64url');
  const hash = id.replace('newsletter:', '');
  for (const secret of [email, id, hash]) expect(address).not.toContain(secret);
  for (const secret of [email, hash, Buffer.from(hash, 'hex')]) {
    expect(bytes.includes(secret)).toBe(false);
  }
});

test('after ten minutes the address is that of the page as it always is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = temporaryServer();
  const address = await sendForm(server);
  vi.setSystemTime(Date.now() + 10 * minute - 1);
  expect((await server.app.inject(address)).headers['cache-control']).toBe('no-store');
  vi.setSystemTime(Date.now() + 1);
  const answer = await server.app.inject(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(pageText('thanks-quote', 'ar'));
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(server.render).toHaveBeenCalledOnce();
});

test.each([
  ['none', () => ''],
  ['an empty one', () => '?receipt='],
  ['nonsense', () => '?receipt=%00..%2f'],
  ['an altered one', (query: string) => query.replace(/.$/u, (last) => (last === 'A' ? 'Q' : 'A'))],
  ['one of another start', () => `?receipt=${'A'.repeat(120)}`],
])('with %s in place of its link the page thanks all the same', async (_, alter) => {
  const server = temporaryServer();
  const [path = '', query = ''] = (await sendForm(server)).split('?');
  const answer = await server.app.inject(path + alter(`?${query}`));
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(pageText('thanks-quote', 'ar'));
  expect(server.render).not.toHaveBeenCalled();
});

test('a link shows nothing on the page of another form, nor on one that thanks for nothing', async () => {
  const server = temporaryServer();
  const query = (await sendForm(server)).split('?')[1];
  for (const path of ['/ar/about-us', '/about-us']) {
    const answer = await server.app.inject(`${path}?${query}`);
    expect(answer.statusCode).toBe(200);
  }
  expect(server.render).not.toHaveBeenCalled();
});

test('a row that is gone, a store or a renderer that fails: the page thanks all the same', async () => {
  const server = temporaryServer();
  const address = await sendForm(server);
  vi.mocked(server.render).mockImplementationOnce(() => {
    throw new Problem(503, 'Expected room, found none: try again.');
  });
  expect((await server.app.inject(address)).body).toBe(pageText('thanks-quote', 'ar'));
  vi.spyOn(server.store, 'get').mockResolvedValueOnce(undefined);
  expect((await server.app.inject(address)).body).toBe(pageText('thanks-quote', 'ar'));
  await server.store.close();
  const answer = await server.app.inject(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(pageText('thanks-quote', 'ar'));
});

test('a sign-up looks the same whether the address was known or not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  const server = temporaryServer();
  await sendForm(server, 'newsletter', { email: 'Asha@Example.com' });
  vi.setSystemTime(Date.UTC(2026, 5, 1));
  await server.app.inject(await sendForm(server, 'newsletter', { email: 'asha@example.com' }));
  const { id } = await onlyRow(server);
  expect(server.render).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      receipt: {
        kind: 'newsletter',
        reference: referenceOf(id),
        receivedAt: '2026-06-01T00:00:00.000Z',
        body: { email: 'asha@example.com' },
      },
    }),
  );
});

test.each([
  ['quote', quote, 201],
  ['consultation', consultation, 201],
  ['newsletter', { email: 'asha@example.com' }, 200],
] as const)(
  'the script of a %s is told the number of its row, each time',
  async (kind, body, status) => {
    const server = temporaryServer();
    const post = () =>
      server.app.inject({
        method: 'POST',
        url: intakePaths[kind],
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
    const [first, second] = [await post(), await post()];
    const reference = referenceOf((await onlyRow(server)).id);
    expect(first.statusCode).toBe(status);
    expect([first.json(), second.json()]).toEqual([
      { status: 'stored', reference },
      { status: 'stored', reference },
    ]);
  },
);
