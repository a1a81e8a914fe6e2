import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { intakePaths } from '../../src/contract/intake.ts';
import { descriptorsOf, memoryOf } from './testing/processOf.ts';
import { scaled, tell } from './testing/scale.ts';
import { servedSite } from './testing/servedSite.ts';
import { visitPages } from './testing/visitPages.ts';

const page = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** Milliseconds in which who neither reads nor closes is gone. */
const patience = 15_000;

/** Milliseconds that a page may take meanwhile; in a short run others keep the machine busy, too. */
const mostWait = scaled(50, 5_000);

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

test('who neither reads nor closes is gone within 15 seconds, and keeps nobody waiting meanwhile', async () => {
  const { process: server, port, origin } = await servedSite().start();
  // What a server that serves needs by itself is not the attack's.
  await visitPages(origin, scaled(5_000, 500))();
  const [descriptors, memory] = [descriptorsOf(server.pid), memoryOf(server.pid)];
  const endVisits = visitPages(origin);
  const many = scaled(2_000, 100);
  const start = performance.now();
  hold(port, many, 'POST / HTTP/1.1\r\nHost:');
  hold(port, scaled(400, 100), page.repeat(200));
  hold(port, many, 'no HTTP at all\r\n\r\n');
  const most = { memory, descriptors };
  const descriptorsNow = (): number => {
    most.memory = Math.max(most.memory, memoryOf(server.pid));
    const now = descriptorsOf(server.pid);
    most.descriptors = Math.max(most.descriptors, now);
    return now;
  };
  const often = { timeout: patience, interval: 20 };
  await vi.waitFor(() => expect(descriptorsNow()).toBeGreaterThan(descriptors + many), often);
  // The connections of who asks for pages stay.
  await vi.waitFor(() => expect(descriptorsNow()).toBeLessThanOrEqual(descriptors + 6), often);
  const gone = performance.now() - start;
  const { count, p99, slowest, faults } = await endVisits();
  tell(
    `sockets: all gone in ${(gone / 1000).toFixed(1)} s; memory +${(most.memory - memory).toFixed(0)} MiB, descriptors +${most.descriptors - descriptors}; of ${count} pages p99 ${p99.toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms`,
  );
  expect(faults).toEqual([]);
  expect(p99).toBeLessThan(mostWait);
  expect(most.memory - memory).toBeLessThan(64);
  expect(most.descriptors - descriptors).toBeLessThanOrEqual(2 * many + scaled(400, 100) + 30);
});

test('a site without descriptors is back within 15 seconds, though who took them stays', async () => {
  const most = scaled(256, 128);
  const { port, origin } = await servedSite().start({ shell: `ulimit -n ${most}` });
  hold(port, most * 2, page.slice(0, 5));
  const start = performance.now();
  await vi.waitFor(async () => expect((await fetch(origin)).status).toBe(200), {
    timeout: patience,
    interval: 100,
  });
  tell(`without descriptors: back in ${((performance.now() - start) / 1000).toFixed(1)} s`);
});

test('who posts nonsense keeps nobody waiting', async () => {
  const environment = { RATE_LIMIT: '10' };
  const { origin } = await servedSite().start({ environment });
  const endVisits = visitPages(origin);
  const end = performance.now() + scaled(10_000, 1_000);
  const statuses = new Map<number, number>();
  const postNonsense = async (): Promise<void> => {
    while (performance.now() < end) {
      const answer = await fetch(`${origin}${intakePaths.quote}?page=home&locale=en`, {
        method: 'POST',
        body: new URLSearchParams({ name: 'x', nonsense: 'y'.repeat(1_000) }),
      });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, postNonsense));
  const { count, p99, slowest, faults } = await endVisits();
  tell(
    `nonsense: ${JSON.stringify([...statuses])}; of ${count} pages p99 ${p99.toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms`,
  );
  expect(faults).toEqual([]);
  expect(p99).toBeLessThan(mostWait);
  expect([...statuses.keys()].filter((status) => ![422, 429, 503].includes(status))).toEqual([]);
});

test('ten thousand sign-ups from one address store ten a minute', async () => {
  const site = servedSite();
  const { origin } = await site.start({ environment: { RATE_LIMIT: '10' } });
  const start = performance.now();
  let count = 0;
  const signUp = async (): Promise<void> => {
    while (count < scaled(10_000, 500)) {
      count += 1;
      const answer = await fetch(origin + intakePaths.newsletter, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `visitor-${count}@example.com` }),
      });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 32 }, signUp));
  const minutes = Math.ceil((performance.now() - start) / 60_000);
  const stored = (await site.rows()).length;
  tell(
    `sign-ups: ${count} in ${((performance.now() - start) / 1000).toFixed(1)} s, ${stored} stored`,
  );
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThanOrEqual(10 * minutes);
});
