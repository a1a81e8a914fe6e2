import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { idempotencyHeader, intakePaths } from '../contract/intake.ts';
import { startMailServer } from './notices/testing/mailServer.ts';
import { startReceiver } from './notices/testing/receiver.ts';
import { openStoreToRead } from './store/openStore.ts';
import { runningServer } from './testing/runningServer.ts';
import { quote, temporarySite } from './testing/temporarySite.ts';

async function send(origin: string, key: string): Promise<number> {
  const { status } = await fetch(origin + intakePaths.quote, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
    body: JSON.stringify(quote),
  });
  return status;
}

async function ready(origin: string): Promise<unknown> {
  const answer = await fetch(`${origin}/readyz`);
  expect(answer.status).toBe(200);
  return answer.json();
}

const secret = {
  NOTIFY_SECRET: 'sixteen letters!',
  LINK_SECRET: 'a secret of at least 32 characters',
};

test('where nobody is told, the start and the answer of health say so', async () => {
  const { process: server, origin } = await runningServer(temporarySite(), { stderr: 'pipe' });
  const sentence =
    'Nobody will be told of submissions: set NOTIFY_URL and NOTIFY_SECRET, or SMTP_URL, NOTIFY_TO and MAIL_FROM.';
  expect(await send(origin, 'key-0-0000')).toBe(201);
  expect(await ready(origin)).toEqual({ status: 'ok', warnings: [sentence] });
  server.kill('SIGTERM');
  const { stderr } = server;
  expect(stderr && (await text(stderr))).toBe(`${sentence}\n`);
});

test('a receiver that hangs delays neither the visitor nor the stop, and is shown', async () => {
  const [receiver, mail] = await Promise.all([startReceiver('nothing'), startMailServer()]);
  const { process: server, origin } = await runningServer(temporarySite(), {
    environment: {
      ...{ NOTIFY_URL: receiver.url, ...secret },
      ...{ SMTP_URL: mail.url, NOTIFY_TO: 'owner@example.com', MAIL_FROM: 'site@example.com' },
    },
  });
  const start = performance.now();
  expect(await send(origin, 'key-0-0000')).toBe(201);
  expect(performance.now() - start).toBeLessThan(2_000);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 10_000);
  await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 10_000);
  await vi.waitFor(
    async () =>
      expect(await ready(origin)).toEqual({
        status: 'ok',
        waiting: [{ channel: 'webhook', count: 1, since: expect.stringMatching(/^20.+Z$/u) }],
      }),
    10_000,
  );
  const stop = performance.now();
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(performance.now() - stop).toBeLessThan(5_000);
});

test('attempts and what waits are counted, and the log says why without a word or address', async () => {
  const receiver = await startReceiver(418);
  const environment = { NOTIFY_URL: `${receiver.url}?token=hidden`, ...secret, METRICS_PORT: '0' };
  const {
    process: server,
    origin,
    metrics = '',
  } = await runningServer(temporarySite(), {
    environment,
  });
  let log = '';
  server.stdout?.on('data', (chunk) => (log += String(chunk)));
  expect(await send(origin, 'key-0-0000')).toBe(201);
  await vi.waitFor(async () => {
    const counts = (await (await fetch(metrics)).text()).split('\n');
    expect(counts).toEqual(
      expect.arrayContaining([
        'notice_attempts_total{channel="webhook",outcome="failed"} 1',
        'notices_waiting{channel="webhook"} 1',
        expect.stringMatching(/^notices_waiting_since_seconds\{channel="webhook"\} \d/u),
      ]),
    );
  }, 10_000);
  await vi.waitFor(() => {
    const lines = log.split('\n').filter((line) => line.includes('"level":40'));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        ...{ level: 40, time: expect.any(String) },
        ...{ channel: 'webhook', attempt: 1, kind: 'quote' },
        ...{ outcome: 'failed', reason: 'status 418' },
        msg: 'a notice was not taken, and will be sent again',
      },
    ]);
  }, 10_000);
  expect(log).not.toMatch(/hidden|hook\?|asha|key-0|127\.0\.0\.1/iu);
});

test('whenever the server is killed, the owner is told of each row', async () => {
  const receiver = await startReceiver(500);
  const root = temporarySite();
  const environment = { NOTIFY_URL: receiver.url, ...secret, RATE_LIMIT: '0' };
  const thanked: string[] = [];
  for (let kill = 0; kill < 3; kill += 1) {
    const { process: server, origin } = await runningServer(root, { environment });
    const exit = once(server, 'exit');
    for (let count = 0; count < 5; count += 1) {
      const key = `key-${kill}-${count}-0000`;
      expect(await send(origin, key)).toBe(201);
      thanked.push(key);
    }
    await wait(Math.random() * 50);
    server.kill('SIGKILL');
    await exit;
  }
  receiver.answer = 200;
  receiver.received.length = 0;
  const { origin } = await runningServer(root, { environment });
  await vi.waitFor(async () => expect(await ready(origin)).toEqual({ status: 'ok' }), 20_000);
  expect(receiver.received.map(({ id }) => id).toSorted()).toEqual(thanked.toSorted());
});

test('a sign-up is confirmed, and later ended, by the links that were mailed', async () => {
  const mail = await startMailServer();
  const root = temporarySite();
  const { origin } = await runningServer(root, {
    environment: {
      ...{ SMTP_URL: mail.url, NOTIFY_TO: 'owner@example.com', MAIL_FROM: 'site@example.com' },
      LINK_SECRET: secret.LINK_SECRET,
    },
  });
  const signUp = async () => {
    const answer = await fetch(origin + intakePaths.newsletter, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'asha@example.com' }),
    });
    return answer.json();
  };
  const toVisitor = (): string[] => mail.mails.filter((one) => /^To: asha@/mu.test(one));
  const confirmedAt = async () => {
    const store = await openStoreToRead(join(root, 'data'));
    const rows = await Array.fromAsync(store.each());
    await store.close();
    return rows.map((row) => row.confirmedAt);
  };
  expect(await signUp()).toMatchObject({ isToBeConfirmed: true });
  await vi.waitFor(() => expect(toVisitor()).toHaveLength(1), 10_000);
  const whole =
    toVisitor()[0]
      ?.replaceAll(/=\r?\n/gu, '')
      .replaceAll('=3D', '=') ?? '';
  const links = Array.from(
    whole.matchAll(/^https:\/\/techeon\.example(\/\S+)/gmu),
    ([, link]) => link,
  );
  expect(links).toHaveLength(2);
  const press = (link = '') => fetch(origin + link, { method: 'POST', redirect: 'manual' });
  expect(await confirmedAt()).toEqual([null]);
  expect((await press(links[0])).status).toBe(303);
  expect(await confirmedAt()).toEqual([expect.stringMatching(/^20.+Z$/u)]);
  // Nobody learns from the answer that somebody has signed up before, nor is written to.
  expect(await signUp()).toMatchObject({ isToBeConfirmed: true });
  expect((await press(links[1])).status).toBe(303);
  expect(await confirmedAt()).toEqual([]);
  expect(toVisitor()).toHaveLength(1);
});
