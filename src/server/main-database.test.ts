import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { intakePaths } from '../contract/intake.ts';
import { startReceiver } from './notices/testing/receiver.ts';
import { newDatabase } from './testing/postgres/newDatabase.ts';
import { startPostgres } from './testing/postgres/startPostgres.ts';
import { filledFolder } from './testing/runSubmissions.ts';
import { program, runningServer } from './testing/runningServer.ts';
import { quote, temporarySite } from './testing/temporarySite.ts';

async function post(origin: string, key = 'key-00001'): Promise<number> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const sent = { method: 'POST', headers, body: JSON.stringify(quote) };
  return (await fetch(origin + intakePaths.quote, sent)).status;
}

test('while the database is away pages are served and submissions refused, and then stored', async () => {
  const database = await startPostgres();
  onTestFinished(() => database.close());
  const DATABASE_URL = await database.createDatabase();
  await database.stop('fast');
  const { origin, process: server } = await runningServer(temporarySite(), {
    environment: { DATABASE_URL, DATA_DIR: await filledFolder(1) },
    stderr: 'pipe',
  });
  let said = '';
  server.stderr?.on('data', (chunk) => void (said += String(chunk)));
  expect((await fetch(`${origin}/about-us`)).status).toBe(200);
  expect(await post(origin)).toBe(503);
  const notReady = await fetch(`${origin}/readyz`);
  expect(notReady.status).toBe(503);
  expect(await notReady.text()).toContain('it cannot be reached (ECONNREFUSED)');
  await database.start();
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(await post(origin)).toBe(201);
  expect(await post(origin)).toBe(200);
  await database.stop('immediate');
  expect(await post(origin)).toBe(503);
  expect((await fetch(`${origin}/about-us`)).status).toBe(200);
  await database.start();
  while ((await fetch(`${origin}/readyz`)).status !== 200) await setTimeout(20);
  expect(await post(origin)).toBe(200);
  server.kill('SIGTERM');
  const [status] = await new Promise<[number | null]>((resolve) => {
    server.once('exit', (code) => resolve([code]));
  });
  expect(status).toBe(0);
  expect(said).toMatch(
    /^Warning: DATABASE_URL is set, so what is in ".+submissions\.db" is neither/mu,
  );
  expect(said).toMatch(/^Warning: the database of DATABASE_URL does not take submissions now/mu);
});

test.each([
  [
    'no address',
    async () => 'mysql://user:secret@db/site',
    /^Expected DATABASE_URL to be an address/u,
  ],
  [
    'a password that is refused',
    async () => (await newDatabase()).replace(/:[^:@]+@/u, ':secret@'),
    /^Expected DATABASE_URL .+ the password \(28P01\): .+\.\n$/u,
  ],
])(
  '%s stops the start with one sentence, in which no password is',
  async (_what, urlOf, sentence) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program('main.ts')], {
      env: { ...process.env, PORT: '0', SITE_ROOT: temporarySite(), DATABASE_URL: await urlOf() },
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('secret');
  },
);

test('of what comes to two servers the owner is told once', async () => {
  const receiver = await startReceiver();
  const environment = {
    ...{ DATABASE_URL: await newDatabase(), RATE_LIMIT: '0' },
    ...{ NOTIFY_URL: receiver.url, NOTIFY_SECRET: 'sixteen letters!' },
  };
  const servers = await Promise.all(
    [0, 1].map(() => runningServer(temporarySite(), { environment })),
  );
  const keys = Array.from({ length: 40 }, (_, at) => `key-${at}-0000`);
  const sent = await Promise.all(keys.map((key, at) => post(servers[at % 2]?.origin ?? '', key)));
  expect(new Set(sent)).toEqual(new Set([201]));
  const told = () => receiver.received.map(({ id }) => id);
  await vi.waitFor(() => expect(told().length).toBeGreaterThanOrEqual(keys.length), 20_000);
  const ready = `${servers[0]?.origin}/readyz`;
  await vi.waitFor(async () => expect(await (await fetch(ready)).json()).toEqual({ status: 'ok' }));
  expect(told().toSorted()).toEqual(keys.toSorted());
});
