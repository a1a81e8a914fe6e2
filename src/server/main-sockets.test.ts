import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runningServer } from './testing/runningServer.ts';
import { temporarySite } from './testing/temporarySite.ts';

const page = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** Sockets of somebody who sends something, reads nothing and closes nothing. */
function hold(port: number, count: number, sent: string): void {
  const sockets = Array.from({ length: count }, (): Socket => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined).pause();
    socket.write(sent);
    return socket;
  });
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
}

function socketsOf(pid = 0): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Resident memory in MB. */
function memoryOf(pid = 0): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

test(
  'who neither reads nor closes is gone within 15 seconds, and keeps nobody waiting meanwhile',
  { timeout: 60_000 },
  async () => {
    const { process: server, port, origin } = await runningServer(temporarySite());
    await fetch(origin);
    const [sockets, memory] = [socketsOf(server.pid), memoryOf(server.pid)];
    const start = performance.now();
    hold(port, 100, 'POST / HTTP/1.1\r\nHost:');
    hold(port, 100, page.repeat(200));
    hold(port, 100, 'no HTTP at all\r\n\r\n');
    let slowest = 0;
    await vi.waitFor(
      async () => {
        const asked = performance.now();
        expect((await fetch(origin)).status).toBe(200);
        slowest = Math.max(slowest, performance.now() - asked);
        expect(socketsOf(server.pid)).toBeLessThanOrEqual(sockets + 2);
      },
      { timeout: 15_000, interval: 100 },
    );
    expect(performance.now() - start).toBeLessThan(15_000);
    // On a machine with much else to do; alone it is a tenth of a second.
    expect(slowest).toBeLessThan(5_000);
    expect(memoryOf(server.pid) - memory).toBeLessThan(64);
  },
);

test(
  'a site without descriptors is back within 15 seconds, though who took them stays',
  { timeout: 60_000 },
  async () => {
    const { port, origin } = await runningServer(temporarySite(), { shell: 'ulimit -n 128' });
    hold(port, 200, page.slice(0, 5));
    await vi.waitFor(async () => expect((await fetch(origin)).status).toBe(200), {
      timeout: 15_000,
      interval: 200,
    });
  },
);

test('who asks for fifty pages at once gets fifty', async () => {
  const { port } = await runningServer(temporarySite());
  const socket = connect(port, '127.0.0.1');
  socket.write(page.repeat(50));
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  onTestFinished(() => void socket.destroy());
  await vi.waitFor(() => expect(received.split('HTTP/1.1 200 ')).toHaveLength(51));
});

test('who asks for hundreds of pages and reads none is cut off at once', async () => {
  const { port } = await runningServer(temporarySite());
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(page.repeat(200));
  const closed = Promise.withResolvers<void>();
  socket.once('close', () => closed.resolve());
  socket.resume();
  await expect(closed.promise).resolves.toBeUndefined();
});
