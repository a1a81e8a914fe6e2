import { connect, type AddressInfo } from 'node:net';
import { text as readWhole } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { intakePaths } from '../../contract/intake.ts';
import {
  quote,
  temporaryServer,
  type TemporaryOptions,
  type TemporaryServer,
} from '../testing/temporarySite.ts';

type Line = { level: number; msg: string } & Record<string, unknown>;

/** A server with a log, the text of that log, and its lines parsed. */
function loggedServer(options: TemporaryOptions = {}): TemporaryServer & {
  text: () => string;
  lines: () => Line[];
} {
  const written: string[] = [];
  const log = { write: (line: string) => void written.push(line) };
  return {
    ...temporaryServer({ ...options, log }),
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as Line),
  };
}

const json = { 'content-type': 'application/json' };
const native = { 'content-type': 'application/x-www-form-urlencoded' };
const fromHome = `${intakePaths.quote}?page=home&locale=en`;

/** What a browser or a proxy tells of a person beside what they type. */
const traces = {
  'user-agent': 'trace-agent',
  referer: 'https://trace.example/from',
  cookie: 'session=trace-cookie',
  'accept-language': 'trace-language',
  'x-forwarded-for': '203.0.113.7',
  forwarded: 'for=203.0.113.7',
};

test('every answer is one line of JSON with a label instead of its address', async () => {
  const { app, lines, text } = loggedServer();
  const payload = JSON.stringify(quote);
  await app.inject('/about-us?secret=1');
  await app.inject('/secret-path\n');
  await app.inject('/robots.txt');
  await app.inject('/About-Us?secret');
  await app.inject({ method: 'PUT', url: '/about-us?secret' });
  await app.inject({ method: 'POST', url: intakePaths.quote, headers: json, payload });
  expect(lines().map(({ req, res }) => ({ req, res }))).toEqual([
    { req: { method: 'GET', route: 'page about-us' }, res: { statusCode: 200 } },
    { req: { method: 'GET', route: 'not-found' }, res: { statusCode: 404 } },
    { req: { method: 'GET', route: 'file' }, res: { statusCode: 200 } },
    { req: { method: 'GET', route: 'redirect' }, res: { statusCode: 308 } },
    { req: { method: 'PUT', route: 'none' }, res: { statusCode: 405 } },
    { req: { method: 'POST', route: intakePaths.quote }, res: { statusCode: 201 } },
  ]);
  for (const line of lines()) {
    const keys = ['level', 'time', 'reqId', 'req', 'res', 'responseTime', 'msg'];
    expect(Object.keys(line)).toEqual(keys);
    expect(line).toMatchObject({ level: 30, msg: 'request completed' });
    expect(String(line['time'])).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u);
  }
  expect(new Set(lines().map(({ reqId }) => reqId)).size).toBe(lines().length);
  expect(text()).not.toMatch(/secret/u);
});

const failing = (): string => {
  throw new TypeError(`Cannot draw ${Object.values(quote).join('\n    at ')}`);
};
const typed = new URLSearchParams(quote).toString();
const refused = new URLSearchParams({ ...quote, selectservice: '' }).toString();

test.each<[string, number, InjectOptions, TemporaryOptions?]>([
  ['by script is stored', 201, { headers: json, payload: JSON.stringify(quote) }],
  ['natively is stored', 303, { url: fromHome, headers: native, payload: typed }],
  [
    'by script is refused',
    422,
    { headers: json, payload: JSON.stringify({ ...quote, selectservice: '' }) },
  ],
  ['natively is refused', 422, { url: fromHome, headers: native, payload: refused }],
  [
    'by script is no JSON',
    400,
    { headers: json, payload: `{"name":"${quote.name}",${quote.email}` },
  ],
  [
    'natively names no page',
    400,
    { url: `${fromHome}${quote.name}`, headers: native, payload: typed },
  ],
  [
    'by script is too long',
    413,
    { headers: json, payload: JSON.stringify({ ...quote, message: quote.message.repeat(9_999) }) },
  ],
  [
    'natively cannot be drawn again',
    500,
    { url: fromHome, headers: native, payload: refused },
    { render: failing },
  ],
])(
  'a submission that %s leaves nothing of its sender in the log',
  async (_, status, request, options) => {
    const { app, lines, text } = loggedServer(options);
    const answer = await app.inject({
      method: 'POST',
      url: `${intakePaths.quote}?email=${quote.email}`,
      remoteAddress: '203.0.113.7',
      ...request,
      headers: { ...traces, ...request.headers },
    });
    expect(answer.statusCode).toBe(status);
    expect(lines().at(-1)).toMatchObject({ res: { statusCode: status } });
    expect(lines()).toHaveLength(status === 500 ? 2 : 1);
    for (const value of [
      ...Object.values(quote),
      'Asha',
      'asha',
      'trace',
      '203.0.113.7',
      'page=',
    ]) {
      expect(text()).not.toContain(value);
    }
  },
);

test('a failure of the store leaves nothing of the sender in the log', async () => {
  const { app, store, lines, text } = loggedServer();
  await store.close();
  const payload = JSON.stringify(quote);
  await app.inject({ method: 'POST', url: intakePaths.quote, headers: json, payload });
  expect(lines().map(({ level }) => level)).toEqual([50, 30]);
  expect(text()).toContain('"type":"Error"');
  expect(text()).not.toMatch(/Asha|asha|9876543210|Please call/u);
});

test('a failure of ours is logged with its stack and without its message', async () => {
  const render = (): string => {
    throw new TypeError('secret\n    at detail');
  };
  const { app, lines, text } = loggedServer({ render });
  const url = `${intakePaths.newsletter}?page=home&locale=en`;
  await app.inject({ method: 'POST', url, headers: native, payload: 'email=x' });
  const [failure, answer] = lines();
  expect(failure).toMatchObject({
    level: 50,
    msg: 'request failed',
    reqId: answer?.['reqId'],
    err: { type: 'TypeError', stack: expect.stringContaining('takeForm.ts') },
  });
  expect(text()).not.toMatch(/secret|detail/u);
});

test('a warning that Fastify itself gives is logged without its words', async () => {
  const { app, lines, text } = loggedServer();
  app.get('/healthz/:name', async (_request, reply) => {
    reply.send('once');
    reply.send('again');
  });
  await app.inject('/healthz/secret');
  const warnings = lines().filter(({ level }) => level === 40);
  expect(warnings).toContainEqual(
    expect.objectContaining({ err: expect.objectContaining({ code: 'FST_ERR_REP_ALREADY_SENT' }) }),
  );
  expect(text()).not.toContain('secret');
});

test('a mistake of a visitor is no failure of ours', async () => {
  const { app, lines } = loggedServer();
  await app.inject({ method: 'POST', url: intakePaths.quote, headers: json, payload: '{' });
  expect(lines()).toMatchObject([{ level: 30, res: { statusCode: 400 } }]);
});

test('what cannot be read as a request is in the log, without anything of it', async () => {
  const { app, lines, text } = loggedServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('trace\r\n\r\n');
  expect(await readWhole(socket)).toMatch(/^HTTP\/1\.1 400 /u);
  expect(lines()).toEqual([
    {
      level: 40,
      time: expect.any(String),
      ...{ code: 'HPE_INVALID_METHOD', status: '400 Bad Request' },
      msg: 'no request that can be read',
    },
  ]);
  expect(text()).not.toContain('trace');
});
