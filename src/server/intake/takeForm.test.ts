import { expect, test } from 'vitest';
import { intakePaths, type SubmissionKind } from '../../contract/intake.ts';
import {
  manifest,
  pageText,
  quote,
  temporaryServer,
  type TemporaryServer,
} from '../testing/temporarySite.ts';

const consultation = {
  name: 'Asha Rao',
  company: 'Rao & Co',
  email: 'asha@example.com',
  mobile: '9876543210',
  interest: 'web',
  message: 'Two questions.',
};

function send(
  { app }: TemporaryServer,
  kind: SubmissionKind,
  fields: Record<string, string> | string[][] | string,
  query = '?page=contact-us&locale=ar',
) {
  return app.inject({
    method: 'POST',
    url: intakePaths[kind] + query,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Where an answer leads, without its link to what was sent. */
function pathOf({ headers }: { headers: { location?: string | undefined } }): string | undefined {
  return headers.location?.replace(/\?receipt=[\w-]+$/u, '');
}

test.each([
  ['quote', quote, '/ar/thanks/quote'],
  ['consultation', { ...consultation, wecontactyou: 'email' }, '/ar/thanks/consultation'],
  ['newsletter', { email: 'asha@example.com' }, '/ar/thanks/newsletter'],
] as const)('a %s leads to the thank-you page of its locale', async (kind, fields, path) => {
  const server = temporaryServer();
  const answer = await send(server, kind, fields);
  expect(answer.statusCode).toBe(303);
  expect(pathOf(answer)).toBe(path);
  expect(await Array.fromAsync(server.store.each())).toMatchObject([
    { kind, page: 'contact-us', locale: 'ar', policy: manifest.privacyPolicy },
  ]);
});

test('a locale without thank-you pages shows those of the source locale', async () => {
  const pages = manifest.pages.filter(
    ({ id, locale }) => locale === 'en' || !id.startsWith('thanks-'),
  );
  const server = temporaryServer({ manifest: { ...manifest, pages } });
  expect(pathOf(await send(server, 'quote', quote))).toBe('/thanks/quote');
});

test('who sent a form from pages on another host is thanked there', async () => {
  const { app } = temporaryServer();
  const answer = await app.inject({
    method: 'POST',
    url: `${intakePaths.newsletter}?page=contact-us&locale=ar`,
    headers: {
      ...{ origin: manifest.origin, host: 'intake.techeon.example' },
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'email=asha%40example.com',
  });
  expect(answer.statusCode).toBe(303);
  expect(pathOf(answer)).toBe(`${manifest.origin}/ar/thanks/newsletter`);
});

test('ticked boxes are joined, the rest follows, and interest is not stored', async () => {
  const server = temporaryServer();
  const fields = [
    ...Object.entries(consultation),
    ['wecontactyou', 'call'],
    ['wecontactyou', 'email'],
  ];
  expect((await send(server, 'consultation', fields)).statusCode).toBe(303);
  const { interest: _interest, ...sent } = consultation;
  expect((await Array.fromAsync(server.store.each())).map(({ body }) => body)).toEqual([
    { ...sent, wecontactyou: 'email, call', contactYou: 'EITHER' },
  ]);
});

test('a form cannot say contactYou itself', async () => {
  const server = temporaryServer();
  await send(server, 'consultation', {
    ...consultation,
    wecontactyou: 'call',
    contactYou: 'EMAIL_ME',
  });
  expect((await Array.fromAsync(server.store.each()))[0]?.body['contactYou']).toBe('CALL_ME');
});

test('a form with mistakes comes back with everything typed in place', async () => {
  const server = temporaryServer();
  const fields = [
    ['name', ' <b>Asha</b> '],
    ['email', 'asha@'],
    ['mobile', '९८७'],
    ['message', 'one\r\ntwo'],
    ['wecontactyou', 'call'],
    ['wecontactyou', 'nonsense'],
    ['unknown', 'x'],
  ];
  const answer = await send(server, 'consultation', fields, '?page=get-consultation&locale=ar');
  expect(answer.statusCode).toBe(422);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(answer.body).toBe(pageText('get-consultation', 'ar'));
  expect(server.render).toHaveBeenCalledExactlyOnceWith({
    id: 'get-consultation',
    locale: 'ar',
    refused: {
      kind: 'consultation',
      values: {
        name: ' <b>Asha</b> ',
        email: 'asha@',
        mobile: '९८७',
        message: 'one\ntwo',
        wecontactyou: ['call', 'nonsense'],
      },
      errors: { company: 'required', email: 'invalid', mobile: 'invalid', interest: 'required' },
    },
  });
  expect(await Array.fromAsync(server.store.each())).toEqual([]);
});

test('interest is required in a form and must be offered', async () => {
  const server = temporaryServer();
  await send(server, 'consultation', { ...consultation, interest: 'x', wecontactyou: 'call' });
  expect(server.render).toHaveBeenCalledWith(
    expect.objectContaining({
      refused: expect.objectContaining({ errors: { interest: 'invalid' } }),
    }),
  );
});

test('a text field sent twice counts once', async () => {
  const server = temporaryServer();
  await send(server, 'newsletter', [
    ['email', 'a@b'],
    ['email', 'c@d'],
  ]);
  expect((await Array.fromAsync(server.store.each()))[0]?.body).toEqual({ email: 'a@b' });
});

test('line breaks count once against the limit, as in the browser', async () => {
  const server = temporaryServer();
  const message = 'a\r\n'.repeat(2499) + 'b';
  expect((await send(server, 'quote', { ...quote, message })).statusCode).toBe(303);
});

test('a form sent twice on one day is one row', async () => {
  const server = temporaryServer();
  expect((await send(server, 'quote', quote)).statusCode).toBe(303);
  expect((await send(server, 'quote', quote)).statusCode).toBe(303);
  expect(await Array.fromAsync(server.store.each())).toHaveLength(1);
});

test.each([
  '',
  '?page=contact-us',
  '?locale=en',
  '?page=nowhere&locale=en',
  '?page=contact-us&locale=hi',
  '?page=CONTACT-US&locale=en',
  '?page=contact-us&page=home&locale=en',
  '?page=__proto__&locale=en',
  '?page=//other.example&locale=en',
])('an address with %j names no page and is refused in plain words', async (query) => {
  const server = temporaryServer();
  const answer = await send(server, 'quote', quote, query);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toMatch(/^Expected .+\.\n$/u);
  expect(await Array.fromAsync(server.store.each())).toEqual([]);
});

test('a store that fails never shows the thank-you page', async () => {
  const server = temporaryServer();
  await server.store.close();
  const answer = await send(server, 'quote', quote);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toMatch(/^\d+$/u);
  expect(answer.headers['location']).toBeUndefined();
});
