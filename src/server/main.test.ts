import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { idempotencyHeader, intakePaths } from '../contract/intake.ts';
import { program, runningServer } from './runningServer.ts';
import { openStoreToRead } from './store.ts';
import { pageText, quote, temporarySite } from './temporarySite.ts';

function send(origin: string, key: string): Promise<Response> {
  return fetch(origin + intakePaths.quote, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
    body: JSON.stringify(quote),
  });
}

function storedIds(root: string): string[] {
  const store = openStoreToRead(join(root, 'data'));
  const ids = [...(store?.each() ?? [])].map(({ id }) => id);
  store?.close();
  return ids;
}

function refusal(environment: NodeJS.ProcessEnv) {
  const env = { ...process.env, PORT: '0', ...environment };
  const { status, stderr, stdout } = spawnSync(process.execPath, [program('main.ts')], {
    env,
    encoding: 'utf8',
  });
  return { status, stderr, stdout };
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

test('killing the server right after an answer loses nothing', { timeout: 60_000 }, async () => {
  const root = temporarySite();
  const acknowledged: string[] = [];
  for (let round = 0; round < 8; round += 1) {
    const { process: server, origin } = await runningServer(root);
    let isAlive = true;
    const senders = Array.from({ length: 8 }, async (_, sender) => {
      for (let index = 0; isAlive && index < 500; index += 1) {
        const key = `key-${round}-${sender}-${index}-00`;
        const answer = await send(origin, key).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(key);
        if (acknowledged.length >= (round + 1) * 20 && isAlive) {
          isAlive = false;
          server.kill('SIGKILL');
        }
      }
    });
    await Promise.all([...senders, once(server, 'exit')]);
  }
  const ids = storedIds(root);
  expect(acknowledged.length).toBeGreaterThanOrEqual(160);
  expect(acknowledged.filter((key) => !ids.includes(key))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a full disk is a 503, and what was acknowledged stays', { timeout: 60_000 }, async () => {
  const root = temporarySite();
  const { origin } = await runningServer(root, 'ulimit -f 256');
  const acknowledged: string[] = [];
  const refused: Response[] = [];
  for (let index = 0; index < 2000 && refused.length < 5; index += 1) {
    const key = `key-${index}-000000`;
    const answer = await send(origin, key);
    if (answer.status === 201) acknowledged.push(key);
    else refused.push(answer);
  }
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  expect(refused[0]?.headers.get('retry-after')).not.toBeNull();
  expect(acknowledged.length).toBeGreaterThan(10);
  expect(storedIds(root)).toEqual(acknowledged);
});

/** Sends the head of a post and waits until the server has it. */
async function halfSent(port: number, length: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${intakePaths.quote} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`,
  );
  socket.write(`Content-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets an answer under way finish', async (signal) => {
  const root = temporarySite();
  const { process: server, port, origin } = await runningServer(root);
  const body = JSON.stringify(quote);
  const socket = await halfSent(port, Buffer.byteLength(body));
  const exit = once(server, 'exit');
  server.kill(signal);
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow('fetch failed'));
  socket.write(body);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /u);
  const answered = performance.now();
  expect(await exit).toEqual([0, null]);
  expect(performance.now() - answered).toBeLessThan(3_000);
  expect(storedIds(root)).toHaveLength(1);
});

test('sockets opened in advance or kept open do not delay stopping', async () => {
  const { process: server, port, origin } = await runningServer(temporarySite());
  await fetch(origin);
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const start = performance.now();
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(performance.now() - start).toBeLessThan(3_000);
});

test(
  'a sender who never finishes cannot keep the server from stopping',
  { timeout: 15_000 },
  async () => {
    const { process: server, port } = await runningServer(temporarySite());
    await halfSent(port, 100);
    const start = performance.now();
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    expect(performance.now() - start).toBeLessThan(10_000);
  },
);

test('a closed log does not stop the site', async () => {
  const { process: server, origin } = await runningServer(temporarySite());
  server.stdout?.destroy();
  for (let time = 0; time < 5; time += 1) expect((await fetch(origin)).status).toBe(200);
});

test('a port in use is refused in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const PORT = String((other.address() as AddressInfo).port);
  const { status, stderr, stdout } = refusal({ SITE_ROOT: temporarySite(), PORT });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    `Expected to listen on 127.0.0.1:${PORT}, but it is in use: stop the other program or set another PORT.\n`,
  );
});

test.each(['x', '', '-1', '65536', '1e3', '80 '])(
  'the port %j is refused in one sentence',
  (PORT) => {
    const { status, stderr } = refusal({ SITE_ROOT: temporarySite(), PORT });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Expected PORT to be a whole number from 0 to 65535, got "${PORT}": set another.\n`,
    );
  },
);

test('a data folder that cannot be written is refused in one sentence', () => {
  const root = temporarySite();
  writeFileSync(join(root, 'data'), '');
  const { status, stderr } = refusal({ SITE_ROOT: root });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Expected a data folder that can be written, got ".+data" .+\.\n$/u);
});

test.each(['dist', 'build/manifest.json', 'build/renderer.js'])(
  'without %s it asks for a build',
  (path) => {
    const root = temporarySite();
    rmSync(join(root, path), { recursive: true });
    const { status, stderr } = refusal({ SITE_ROOT: root });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Expected the built site .+ run `npm run build` first\.\n$/u);
  },
);
