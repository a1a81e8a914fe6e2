import { afterEach, expect, test, vi } from 'vitest';
import { idempotencyHeader, intakePaths, type SubmissionKind } from '../../contract/intake.ts';
import {
  consultation,
  manifest,
  quote,
  temporaryServer,
  type TemporaryServer,
} from '../testing/temporarySite.ts';

afterEach(() => {
  vi.useRealTimers();
});

function send(
  { app }: TemporaryServer,
  kind: SubmissionKind,
  fields: object,
  key?: string,
  query = '',
) {
  return app.inject({
    method: 'POST',
    url: intakePaths[kind] + query,
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { [idempotencyHeader]: key }),
    },
    payload: JSON.stringify(fields),
  });
}

test.each([
  ['quote', quote],
  ['consultation', consultation],
] as const)('a %s is stored as sent, then acknowledged', async (kind, fields) => {
  const server = temporaryServer();
  const answer = await send(server, kind, fields, 'key-12345');
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ status: 'stored' });
  const [row, ...others] = await Array.fromAsync(server.store.each());
  expect(others).toEqual([]);
  expect(row).toMatchObject({ id: 'key-12345', kind, body: fields });
  expect(row?.receivedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u);
});

test.each([
  ['?page=contact-us&locale=ar', 'contact-us', 'ar'],
  ['?locale=en&page=not-found', 'not-found', 'en'],
  ['', null, null],
  ['?page=nowhere&locale=ar', null, 'ar'],
  ['?page=home&locale=xx', 'home', null],
  ['?page=home&page=team&locale=__proto__', null, null],
  ['?page=%00&locale=%f0', null, null],
])('a post to an address with %j is from %j in %j, under the policy of today', async (...row) => {
  const [query, page, locale] = row;
  const server = temporaryServer();
  expect((await send(server, 'quote', quote, 'key-12345', query)).statusCode).toBe(201);
  expect(await Array.fromAsync(server.store.each())).toMatchObject([
    { page, locale, policy: manifest.privacyPolicy, body: quote },
  ]);
});

test('who tries again from another page, and under another policy, has sent it once', async () => {
  const server = temporaryServer();
  const renewed = temporaryServer({ manifest: { ...manifest, privacyPolicy: '2026-01-01' } });
  for (const key of ['key-12345', undefined]) {
    await send(server, 'quote', quote, key, '?page=home&locale=en');
    expect((await send(server, 'quote', quote, key, '?page=team&locale=ar')).statusCode).toBe(200);
    await send(renewed, 'quote', quote, key);
  }
  const [rows, others] = await Promise.all(
    [server, renewed].map(({ store }) => Array.fromAsync(store.each())),
  );
  const content = (list = rows) => list?.map(({ id, digest }) => ({ id, digest }));
  expect(content(rows)).toEqual(content(others));
});

test('what the contract does not know is never stored', async () => {
  const server = temporaryServer();
  const extra = { ...consultation, interest: 'web', admin: true, constructor: 'x', toString: 'y' };
  await send(server, 'consultation', extra);
  expect((await Array.fromAsync(server.store.each())).map(({ body }) => body)).toEqual([
    consultation,
  ]);
});

test('values are stored trimmed, with ASCII digits in the phone number', async () => {
  const server = temporaryServer();
  await send(server, 'quote', { ...quote, name: '  Asha Rao ', mobile: '९८७६५४३२१०' });
  expect((await Array.fromAsync(server.store.each()))[0]?.body).toEqual(quote);
});

test('two posts with the same key and content are one row', async () => {
  const server = temporaryServer();
  const statuses = [];
  for (let time = 0; time < 3; time += 1) {
    const answer = await send(server, 'quote', quote, 'key-12345');
    statuses.push(answer.statusCode);
    expect(answer.json()).toMatchObject({ status: 'stored' });
  }
  expect(statuses).toEqual([201, 200, 200]);
  expect(await Array.fromAsync(server.store.each())).toHaveLength(1);
});

test('a key that stands for other content is refused, and the first content stays', async () => {
  const server = temporaryServer();
  await send(server, 'quote', quote, 'key-12345');
  const answer = await send(server, 'quote', { ...quote, message: 'Other.' }, 'key-12345');
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error).toContain(idempotencyHeader);
  expect(answer.body).not.toContain('Please call');
  expect((await send(server, 'consultation', consultation, 'key-12345')).statusCode).toBe(409);
  expect((await Array.fromAsync(server.store.each())).map(({ body }) => body)).toEqual([quote]);
});

test('the same content with two keys is two rows', async () => {
  const server = temporaryServer();
  await send(server, 'quote', quote, 'key-11111');
  await send(server, 'quote', quote, 'key-22222');
  expect(await Array.fromAsync(server.store.each())).toHaveLength(2);
});

test.each(['', 'short', 'a'.repeat(65), 'with space', 'quote:12345678', 'schlüssel', "a';DROP--"])(
  'the key %j is refused and nothing is stored',
  async (key) => {
    const server = temporaryServer();
    const answer = await send(server, 'quote', quote, key);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toContain('8 to 64');
    expect(await Array.fromAsync(server.store.each())).toEqual([]);
  },
);

test('without a key the same content is one row per UTC day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T23:59:59Z') });
  const server = temporaryServer();
  expect((await send(server, 'quote', quote)).statusCode).toBe(201);
  expect((await send(server, 'quote', quote)).statusCode).toBe(200);
  expect((await send(server, 'quote', { ...quote, message: 'Other.' })).statusCode).toBe(201);
  vi.setSystemTime(new Date('2026-01-02T00:00:00Z'));
  expect((await send(server, 'quote', quote)).statusCode).toBe(201);
  expect(await Array.fromAsync(server.store.each())).toHaveLength(3);
});

test('every mistake is answered at once, by field', async () => {
  const server = temporaryServer();
  const fields = {
    name: ' ',
    email: 'a@b',
    mobile: '123',
    selectservice: 'web',
    message: 'x'.repeat(5001),
  };
  const answer = await send(server, 'quote', fields);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    error: expect.stringMatching(/^Expected .+ got .+\.$/u),
    fields: {
      name: 'required',
      email: 'invalid',
      mobile: 'invalid',
      selectservice: 'invalid',
      message: 'too-long',
    },
  });
  expect(await Array.fromAsync(server.store.each())).toEqual([]);
});

test.each([
  ['name', 'Asha\u0000Rao'],
  ['name', 'Asha\r\nBcc: v@evil.example'],
  ['email', '\u202Easha@example.com'],
  ['message', '\u001B[2J'],
])('a %s of %j is refused with a code of its own', async (name, text) => {
  const server = temporaryServer();
  const answer = await send(server, 'quote', { ...quote, [name]: text });
  expect([answer.statusCode, answer.json().fields]).toEqual([422, { [name]: 'unshowable' }]);
  expect(await Array.fromAsync(server.store.each())).toEqual([]);
});

test.each([{ name: 1 }, { name: ['Asha'] }, { name: { a: 'b' } }, { name: null }, { name: true }])(
  'a field %j that is no text counts as missing',
  async (field) => {
    const answer = await send(temporaryServer(), 'quote', { ...quote, ...field });
    expect(answer.json().fields).toEqual({ name: 'required' });
  },
);

test.each(['EMAIL_ME', 'CALL_ME', 'either', '', undefined, ['EITHER']])(
  'contactYou %j that does not follow from the choice is refused',
  async (contactYou) => {
    const server = temporaryServer();
    const answer = await send(server, 'consultation', { ...consultation, contactYou });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({ wecontactyou: 'invalid' });
    expect(await Array.fromAsync(server.store.each())).toEqual([]);
  },
);

test('a sign-up is one row for ever, and nobody can ask who has signed up', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z') });
  const server = temporaryServer();
  const first = await send(server, 'newsletter', { email: 'Asha@Example.com' }, 'key-11111');
  vi.setSystemTime(new Date('2026-03-01T12:00:00Z'));
  const again = await send(server, 'newsletter', { email: ' asha@example.com' }, 'key-22222');
  expect([first.statusCode, first.body]).toEqual([again.statusCode, again.body]);
  expect(first.statusCode).toBe(200);
  expect((await Array.fromAsync(server.store.each())).map(({ body }) => body)).toEqual([
    { email: 'Asha@Example.com' },
  ]);
});

test('20 posts at once are all stored', async () => {
  const server = temporaryServer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send(server, 'quote', { ...quote, name: `Name ${index}` }, `key-1000${index}`),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 20 }, () => 201),
  );
  expect(
    new Set((await Array.fromAsync(server.store.each())).map(({ body }) => body['name'])).size,
  ).toBe(20);
});

test('20 posts at once with one key are one row', async () => {
  const server = temporaryServer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(server, 'quote', quote, 'key-12345')),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(19).fill(200), 201]);
  expect(await Array.fromAsync(server.store.each())).toHaveLength(1);
});

test('a store that fails is a 503 that says when to try again', async () => {
  const server = temporaryServer();
  await server.store.close();
  const answer = await send(server, 'quote', quote);
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json().error).toContain('nothing was kept');
});
