import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { intakePaths } from '../../src/contract/intake.ts';
import { root } from '../../src/project/root.ts';
import { bodyLimits } from '../../src/server/http/bodyLimits.ts';
import { startServerProcess, type ServerProcess } from '../../src/server/testing/serverProcess.ts';
import { filesOf } from '../../src/project/copyProject.ts';
import { readManifest } from '../testing/builtSite.ts';
import { ask, type Answer, type Asked } from './testing/ask.ts';
import { startProxy, type ProxyName } from './testing/startProxy.ts';

describe.each<ProxyName>(['nginx', 'caddy'])('%s by its recipe', (name) => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  let server: ServerProcess;
  let proxy: Awaited<ReturnType<typeof startProxy>>;

  beforeAll(async () => {
    server = await startServerProcess(root, {
      environment: {
        ...{ DATA_DIR: join(folder, 'data'), HOST: '127.0.0.1' },
        ...{ TLS: 'proxy', TRUST_PROXY: '127.0.0.1' },
      },
    });
    proxy = await startProxy(name, folder, `127.0.0.1:${server.port}`);
  });

  afterAll(async () => {
    // Either may be missing, if it did not start.
    for (const one of [proxy, server] as (Partial<ServerProcess> | undefined)[]) {
      one?.process?.kill('SIGTERM');
      if (one?.process?.exitCode === null) await once(one.process, 'exit');
    }
    rmSync(folder, { recursive: true });
  });

  /** A sign-up as the script of a page sends it. */
  const signUp = (from: string, email: string, asked: Asked = {}): Promise<Answer> =>
    ask(proxy, intakePaths.newsletter, {
      ...{ method: 'POST', from, body: JSON.stringify({ email }), ...asked },
      headers: {
        'content-type': 'application/json',
        origin: 'https://www.example.org',
        ...asked.headers,
      },
    });

  test('a page comes compressed as it was built, and not again while it is the same', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const page = await ask(proxy, '/about-us', { headers });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'content-encoding': 'br',
      'strict-transport-security': 'max-age=63072000',
      vary: expect.stringMatching(/accept-encoding/iu),
    });
    expect(page.body.equals(readFileSync(join(root, 'dist/about-us/index.html.br')))).toBe(true);
    const same = { ...headers, 'if-none-match': page.headers.etag };
    expect((await ask(proxy, '/about-us', { headers: same })).status).toBe(304);
    const plain = await ask(proxy, '/about-us');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.equals(readFileSync(join(root, 'dist/about-us/index.html')))).toBe(true);
  });

  test('who comes without TLS is sent to the same page with it', async () => {
    const asked = get({
      ...{ host: '127.0.0.1', port: proxy.http, path: '/about-us?a=%2F' },
      headers: { host: 'www.example.org' },
    });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toMatch(
      /^https:\/\/www\.example\.org(?::\d+)?\/about-us\?a=%2F$/u,
    );
  });

  test('what is for the operator is not for the world', async () => {
    const paths = ['/healthz', '/readyz', '/metrics', '/HEALTHZ', '/readyz/', '//healthz'];
    const answers = await Promise.all([...paths, '/%68ealthz'].map((path) => ask(proxy, path)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  test('the limit on sign-ups is that of a visitor, whatever address they claim', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${index}` };
      const answer = await signUp('127.0.0.2', `one${index}@example.com`, { headers });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await signUp('127.0.0.3', 'other@example.com')).status).toBe(200);
  });

  test('a body that is too long is refused by the server in a sentence, however long', async () => {
    const filled = (length: number) =>
      ask(proxy, `${intakePaths.quote}?page=contact-us&locale=en`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `message=${'a'.repeat(length)}`,
      });
    const long = await filled(bodyLimits.form + 100);
    expect(long.status).toBe(413);
    expect(long.headers['content-security-policy']).toBeDefined();
    expect((await filled(10 * bodyLimits.form)).status).toBe(413);
    expect((await filled(bodyLimits.form - 100)).status).toBe(422);
  });

  test('no post is lost to a connection that the server has just closed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const from = `127.0.1.${index + 1}`;
        const first = await signUp(from, `first${index}@example.com`);
        // Around the five seconds after which the server closes what is idle.
        await wait(3_500 + index * 50);
        const second = await signUp(from, `second${index}@example.com`);
        return [first.status, second.status];
      }),
    );
    expect(answers.flat()).toEqual(answers.flatMap(() => [200, 200]));
  });

  test('a SIGHUP to the server is not noticed by who asks meanwhile', async () => {
    const asset = readManifest().files.find(({ isImmutable }) => isImmutable)?.file;
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const statuses = new Set<number>();
    const over = new AbortController();
    const asking = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) {
        statuses.add((await ask(proxy, `/${asset}`, { agent })).status);
      }
    });
    for (let times = 0; times < 3; times += 1) {
      server.process.kill('SIGHUP');
      await wait(1_000);
    }
    over.abort();
    await Promise.all(asking);
    agent.destroy();
    expect([...statuses]).toEqual([200]);
  });

  test('a server that is not there is a 502 or 503, and back at once when it is', async () => {
    const { port } = server;
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
    expect([502, 503]).toContain((await ask(proxy, '/about-us')).status);
    server = await startServerProcess(root, {
      environment: {
        ...{ DATA_DIR: join(folder, 'data'), HOST: '127.0.0.1', PORT: String(port) },
        ...{ TLS: 'proxy', TRUST_PROXY: '127.0.0.1' },
      },
    });
    expect((await ask(proxy, '/about-us')).status).toBe(200);
  });

  test('what the proxy writes down names no visitor and nothing that they asked for', () => {
    const logs = filesOf(folder).filter((file) => file.endsWith('.log'));
    const written = [
      ...proxy.said,
      ...logs.map((file) => readFileSync(join(folder, file), 'utf8')),
    ];
    expect(written.join('')).not.toMatch(/127\.0\.[01]\.[23]|about-us|example\.com/u);
  });
});
