import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { intakePaths } from '../contract/intake.ts';
import { runningServer, storedIds } from './testing/runningServer.ts';
import { quote, temporarySite } from './testing/temporarySite.ts';

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
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow('fetch failed'), 10_000);
  socket.write(body);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /u);
  const answered = performance.now();
  expect(await exit).toEqual([0, null]);
  expect(performance.now() - answered).toBeLessThan(3_000);
  expect(await storedIds(root)).toHaveLength(1);
});

test('a second signal does not cut off an answer under way', async () => {
  const root = temporarySite();
  const { process: server, port, origin } = await runningServer(root);
  const body = JSON.stringify(quote);
  const socket = await halfSent(port, Buffer.byteLength(body));
  const exit = once(server, 'exit');
  // A terminal signals the whole group, and npm passes its own signal on: one Ctrl-C is two.
  server.kill('SIGINT');
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow('fetch failed'), 10_000);
  server.kill('SIGINT');
  server.kill('SIGTERM');
  socket.write(body);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /u);
  expect(await exit).toEqual([0, null]);
  expect(await storedIds(root)).toHaveLength(1);
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

test('a sender who never finishes cannot keep the server from stopping', async () => {
  const { process: server, port } = await runningServer(temporarySite());
  await halfSent(port, 100);
  const start = performance.now();
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('a server that is to drain is not ready at once, and takes what comes until it stops', async () => {
  const root = temporarySite();
  const { process: server, origin } = await runningServer(root, {
    environment: { DRAIN_SECONDS: '2' },
  });
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const exit = once(server, 'exit');
  const told = performance.now();
  server.kill('SIGTERM');
  await vi.waitFor(async () => {
    const ready = await fetch(`${origin}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.text()).toContain('told to stop');
  }, 1_500);
  // As an orchestrator that is in a hurry would.
  server.kill('SIGTERM');
  const headers = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(quote) };
  expect((await fetch(origin + intakePaths.quote, sent)).status).toBe(201);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect(await exit).toEqual([0, null]);
  expect(performance.now() - told).toBeGreaterThan(1_950);
  expect(performance.now() - told).toBeLessThan(6_000);
  expect(await storedIds(root)).toHaveLength(1);
});

test('a closed log does not stop the site', async () => {
  const { process: server, origin } = await runningServer(temporarySite());
  server.stdout?.destroy();
  for (let time = 0; time < 5; time += 1) expect((await fetch(origin)).status).toBe(200);
});
