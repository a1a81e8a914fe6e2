import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { channels } from '../store/notice.ts';
import { openStore } from '../store/openStore.ts';
import { openPostgres } from '../store/postgres/openPostgres.ts';
import { row } from '../store/testing/storeSuite.ts';
import { askDatabase, newDatabase } from '../testing/postgres/newDatabase.ts';
import { program, runningServer } from '../testing/runningServer.ts';
import { filledFolder, runSubmissions } from '../testing/runSubmissions.ts';
import { temporaryFolder, temporarySite } from '../testing/temporarySite.ts';

const received = Date.parse(row.receivedAt);
const mail = { submission: row.id, address: 'asha@example.com', now: received };

async function openTarget(url: string) {
  const store = await openPostgres(url, channels);
  onTestFinished(() => store.close());
  return store;
}

/** A folder with some of everything that a store keeps. */
async function storedFolder(): Promise<string> {
  const folder = temporaryFolder();
  const store = await openStore(folder, channels);
  for (const id of ['zzzzzzzz', row.id, 'aaaaaaaa']) await store.insert({ ...row, id });
  await store.insert({ ...row, id: 'sign-up-1', kind: 'newsletter' });
  await store.confirm('sign-up-1', '2026-01-02T00:00:00.000Z');
  await store.mark('webhook', [
    { id: row.id, next: received + 5_000 },
    { id: 'aaaaaaaa', next: 'told' },
  ]);
  for (let count = 0; count < 3; count += 1) await store.takeMail(mail);
  await store.close();
  return folder;
}

test('all that was stored is moved, with its order, its notices and the mails that went out', async () => {
  const DATA_DIR = await storedFolder();
  const DATABASE_URL = await newDatabase();
  const before = readFileSync(join(DATA_DIR, 'submissions.db'));
  const { status, stdout } = runSubmissions({ DATA_DIR, DATABASE_URL }, 'move');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^Moved 4 submissions; 0 were there already\.\nCompared 4 submissions: 4 are there with the same digest\.\nWhat is in DATA_DIR is as it was\..+\n$/u,
  );
  expect(readFileSync(join(DATA_DIR, 'submissions.db'))).toEqual(before);
  const [source, target] = [await openStore(DATA_DIR, channels), await openTarget(DATABASE_URL)];
  onTestFinished(() => source.close());
  const rows = await Array.fromAsync(target.each());
  expect(rows).toEqual(await Array.fromAsync(source.each()));
  expect(rows.map(({ id }) => id)).toEqual(['zzzzzzzz', row.id, 'aaaaaaaa', 'sign-up-1']);
  expect(await target.waiting()).toEqual(await source.waiting());
  const { notices } = await target.due('webhook', received, 9);
  expect(notices.find(({ id }) => id === row.id)?.attempts).toBe(1);
  expect(notices).toHaveLength(3);
  expect(await target.takeMail(mail)).toBeUndefined();
});

test('moved again it adds what has come since, and nothing that was told or stored twice', async () => {
  const DATA_DIR = await storedFolder();
  const DATABASE_URL = await newDatabase();
  expect(runSubmissions({ DATA_DIR, DATABASE_URL }, 'move').status).toBe(0);
  const target = await openTarget(DATABASE_URL);
  await target.mark('mail', [{ id: row.id, next: 'told' }]);
  const source = await openStore(DATA_DIR, channels);
  await source.insert({ ...row, id: 'later-one', kind: 'newsletter' });
  await source.confirm(row.id, '2026-01-03T00:00:00.000Z');
  await source.close();
  const { stdout } = runSubmissions({ DATA_DIR, DATABASE_URL }, 'move');
  expect(stdout).toMatch(
    /^Moved 1 submission; 4 were there already\.\nCompared 5 .+: 5 are there/u,
  );
  expect(await Array.fromAsync(target.each())).toHaveLength(5);
  expect((await target.get(row.id))?.confirmedAt).toBe('2026-01-03T00:00:00.000Z');
  const ids = (await target.due('mail', received, 9)).notices.map(({ id }) => id);
  expect(ids).not.toContain(row.id);
  expect(ids).toContain('later-one');
});

test('killed at any moment and given again, it ends complete and equal', async () => {
  const DATA_DIR = await filledFolder(1500);
  const DATABASE_URL = await newDatabase();
  await (await openPostgres(DATABASE_URL)).close();
  const count = async (): Promise<number> => {
    const [found] = await askDatabase(DATABASE_URL, 'SELECT count(*) FROM submissions');
    return Number(found?.['count']);
  };
  const seen: number[] = [];
  for (let kill = 0; kill < 3; kill += 1) {
    const before = await count();
    const moving = spawn(process.execPath, [program('submissions.ts'), 'move'], {
      env: { ...process.env, DATA_DIR, DATABASE_URL },
      stdio: 'ignore',
    });
    const ended = once(moving, 'exit');
    // Once in the middle of what it does, once before.
    if (kill > 0)
      while (moving.exitCode === null && (await count()) === before) await setTimeout(1);
    moving.kill('SIGKILL');
    await ended;
    seen.push(await count());
  }
  expect(seen.every((many) => many % 500 === 0)).toBe(true);
  const { status, stdout } = runSubmissions({ DATA_DIR, DATABASE_URL }, 'move');
  expect(status).toBe(0);
  expect(stdout).toMatch(/Compared 1500 submissions: 1500 are there with the same digest/u);
  expect(await count()).toBe(1500);
});

test('a submission is moved with all that belongs to it, or not at all', async () => {
  const DATA_DIR = await storedFolder();
  const DATABASE_URL = await newDatabase();
  await (await openPostgres(DATABASE_URL)).close();
  await askDatabase(DATABASE_URL, 'ALTER TABLE mails RENAME TO lost');
  const { status, stderr } = runSubmissions({ DATA_DIR, DATABASE_URL }, 'move');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Expected the database of DATABASE_URL to take all .+\.\n$/u);
  expect(await askDatabase(DATABASE_URL, 'SELECT id FROM submissions')).toEqual([]);
});

test('what has another content there is named, and left as it is', async () => {
  const DATA_DIR = await storedFolder();
  const DATABASE_URL = await newDatabase();
  const target = await openTarget(DATABASE_URL);
  await target.insert({ ...row, digest: 'd2', body: { email: 'b@example.com' } });
  const { status, stdout, stderr } = runSubmissions({ DATA_DIR, DATABASE_URL }, 'move');
  expect(status).toBe(1);
  expect(stdout).toBe(
    'Moved 3 submissions; 1 were there already.\nCompared 4 submissions: 3 are there with the same digest.\n',
  );
  expect(stderr).toMatch(
    /^Expected each .+, but 1 of another content .+ are: key-00001\. Export .+\.\n$/u,
  );
  expect((await target.get(row.id))?.digest).toBe('d2');
});

test('nothing is moved from a running server, from nowhere, or to nowhere', async () => {
  const root = temporarySite();
  await runningServer(root);
  const DATA_DIR = join(root, 'data');
  const DATABASE_URL = await newDatabase();
  const running = runSubmissions({ DATA_DIR, DATABASE_URL }, 'move');
  expect(running.status).toBe(1);
  expect(running.stderr).toMatch(/^Expected that nothing uses the data folder, .+ stop it, move,/u);
  const nowhere = runSubmissions({ DATA_DIR: temporaryFolder(), DATABASE_URL }, 'move');
  expect(nowhere.stderr).toMatch(/^Expected the database .+: there is none\. Set DATA_DIR/u);
  const folder = await filledFolder(1);
  const unset = runSubmissions({ DATA_DIR: folder, DATABASE_URL: '' }, 'move');
  expect(unset.stderr).toMatch(
    /^Expected DATABASE_URL to lead to .+ nothing was moved: set it\.\n$/u,
  );
  const away = { DATA_DIR: folder, DATABASE_URL: 'postgresql://a:secret@127.0.0.1:1/b' };
  const { status, stderr } = runSubmissions(away, 'move');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Expected the database of .+ \(ECONNREFUSED\); .+ again\.\n$/u);
});
