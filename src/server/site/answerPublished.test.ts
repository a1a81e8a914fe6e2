import { rmSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import {
  manifest,
  policyOfContact,
  temporaryServer,
  type TemporaryOptions,
} from '../testing/temporarySite.ts';

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** A server that listens, and the same asked without a connection, where Fastify answers everything. */
async function listening(options: TemporaryOptions = {}) {
  const server = temporaryServer(options);
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = new URL(origin);
  const overNetwork = (asked: RequestOptions): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const question = ask({ host: '127.0.0.1', port, agent: false, ...asked }, async (answer) => {
        const { statusCode: status, headers } = answer;
        resolve({ status, headers, body: (await buffer(answer)).toString('base64') });
      });
      question.once('error', reject).end();
    });
  const byFastify = async ({ path, method, headers }: RequestOptions): Promise<Answer> => {
    const answer = await server.app.inject({
      ...{ url: path ?? '/', method: (method ?? 'GET') as 'GET' },
      headers: { host: `127.0.0.1:${port}`, ...(headers as Record<string, string>) },
    });
    const body = answer.rawPayload.toString('base64');
    return { status: answer.statusCode, headers: answer.headers as IncomingHttpHeaders, body };
  };
  return { ...server, overNetwork, byFastify };
}

/** Headers without those of the connection. */
function plain({ headers, ...answer }: Answer): Answer {
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...rest } = headers;
  return { ...answer, headers: rest };
}

const etag = async (path: string, coding = 'identity'): Promise<string> => {
  const { app } = temporaryServer();
  const { headers } = await app.inject({ url: path, headers: { 'accept-encoding': coding } });
  return String(headers['etag']);
};

const taken = { 'accept-encoding': 'br, gzip' };

test.each<[string, RequestOptions]>([
  ['a page', { path: '/about-us' }],
  ['the home page', { path: '/' }],
  ['a page with a policy of its own', { path: '/contact-us' }],
  ['a page in another language', { path: '/ar/about-us' }],
  ['a page, compressed', { path: '/about-us', headers: taken }],
  ['the head of a page', { path: '/contact-us', method: 'HEAD', headers: taken }],
  ['an asset', { path: '/assets/browser-1a2b3c4d.js', headers: taken }],
  ['a file that may change', { path: '/robots.txt' }],
  ['a font, which is not compressed', { path: '/assets/anek-5e6f7a8b.woff2', headers: taken }],
  ['a page that the browser has', { path: '/contact-us', headers: { 'if-none-match': '*' } }],
  ['a page unless it is another', { path: '/contact-us', headers: { 'if-match': '"other"' } }],
  ['a page with a query', { path: '/about-us?utm=1' }],
  ['another spelling', { path: '/About-US' }],
  ['nothing that is there', { path: '/nobody' }],
  ['the 404 page by its address', { path: '/404' }],
  ['a page by another method', { path: '/about-us', method: 'DELETE' }],
  ['a page with an expectation', { path: '/about-us', headers: { expect: 'wonders' } }],
])('%s is the same whoever answers', async (_, asked) => {
  const { overNetwork, byFastify } = await listening();
  const [one, other] = await Promise.all([overNetwork(asked), byFastify(asked)]);
  expect(plain(one)).toEqual(plain(other));
});

test('pages name what may be drawn ahead, but not for those who save data', async () => {
  const speculationRules = 'assets/prerender-1.json';
  const { overNetwork, byFastify } = await listening({
    manifest: { ...manifest, speculationRules },
  });
  for (const answer of [overNetwork, byFastify]) {
    const usual = await answer({ path: '/about-us' });
    const saving = await answer({ path: '/about-us', headers: { 'save-data': 'on' } });
    expect(usual.headers['speculation-rules']).toBe('"/assets/prerender-1.json"');
    expect(saving.headers).not.toHaveProperty('speculation-rules');
    expect(saving.body).toBe(usual.body);
    expect([usual.headers.vary, saving.headers.vary]).toEqual([
      'accept-encoding, save-data',
      'accept-encoding, save-data',
    ]);
    const asset = await answer({ path: '/assets/browser-1a2b3c4d.js' });
    expect(asset.headers.vary).toBe('accept-encoding');
  }
});

test('bytes that the browser has are not sent again', async () => {
  const { overNetwork } = await listening();
  const tag = await etag('/contact-us', 'br');
  const asked = { ...taken, 'if-none-match': tag };
  const { status, headers, body } = await overNetwork({ path: '/contact-us', headers: asked });
  expect([status, body]).toEqual([304, '']);
  expect(headers['content-security-policy']).toBe(policyOfContact);
});

test('an answer is one line of the log, as any other', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const { overNetwork } = await listening({ log });
  await overNetwork({ path: '/about-us' });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    ...{ level: 30, msg: 'request completed', responseTime: expect.any(Number) },
    ...{ req: { method: 'GET', route: 'page about-us' }, res: { statusCode: 200 } },
  });
});

test('a page that the folder has lost is a failure of ours, and logged as one', async () => {
  const { overNetwork, root } = await listening();
  rmSync(join(root, 'dist/about-us/index.html'));
  expect((await overNetwork({ path: '/about-us' })).status).toBe(500);
});

test('pages that are drawn when they are asked for are left to whoever draws them', async () => {
  const sendPage = vi.fn((reply) => reply.type('text/html').send('<p>drawn</p>'));
  const { overNetwork } = await listening({ sendPage });
  const { body } = await overNetwork({ path: '/about-us' });
  expect(Buffer.from(body, 'base64').toString()).toBe('<p>drawn</p>');
});
