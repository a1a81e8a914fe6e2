import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { filesWith } from '../testing/runSubmissions.ts';
import { temporaryFolder } from '../testing/temporarySite.ts';
import { openStore, openStoreToRead } from './openStore.ts';
import type { Store } from './store.ts';
import { StoreError } from './storeError.ts';
import { row, storeSuite } from './testing/storeSuite.ts';

async function open(folder: string): Promise<Store> {
  const store = await openStore(folder);
  onTestFinished(() => store.close());
  return store;
}

describe('SQLite', () => {
  storeSuite(() => {
    const folder = temporaryFolder();
    return { open: () => open(folder) };
  });
});

test('of a row that is removed no byte is left in any file', async () => {
  const folder = join(temporaryFolder(), 'data');
  const store = await open(folder);
  const email = 'unsubscribed@example.com';
  await store.insert({ ...row, body: { email } });
  expect(filesWith(folder, email)).not.toEqual([]);
  await store.remove(row.id);
  expect(filesWith(folder, email)).toEqual([]);
});

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}

test('folder and files are their owner’s alone, made new or found open', async () => {
  const folder = join(temporaryFolder(), 'a', 'data');
  const store = await open(folder);
  await store.insert(row);
  await store.close();
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  chmodSync(folder, 0o755);
  await (await open(folder)).insert({ ...row, id: 'key-00002' });
  expect(modeOf(folder)).toBe(0o700);
  const modes = readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]);
  expect(modes.length).toBeGreaterThan(2);
  expect(modes.filter(([, mode]) => mode !== 0o600)).toEqual([]);
});

test.each([
  ['a file where the folder should be', (folder: string) => writeFileSync(folder, ''), /EEXIST/u],
  [
    'a folder where the database should be',
    (folder: string) => mkdirSync(join(folder, 'submissions.db'), { recursive: true }),
    /EISDIR/u,
  ],
  [
    'something else where the database should be',
    (folder: string) => {
      mkdirSync(folder, { mode: 0o700 });
      writeFileSync(join(folder, 'submissions.db'), 'no database at all'.repeat(1000));
    },
    /not a database/u,
  ],
  [
    'a folder of others',
    (folder: string) => {
      mkdirSync(folder, { mode: 0o755 });
      writeFileSync(join(folder, 'of-others.txt'), '');
    },
    /"of-others\.txt" in it is not ours/u,
  ],
  [
    'a database of a later program',
    (folder: string) => {
      mkdirSync(folder, { mode: 0o700 });
      const database = new DatabaseSync(join(folder, 'submissions.db'));
      database.exec('PRAGMA user_version=99');
      database.close();
    },
    /its version is 99/u,
  ],
])('%s is refused with a sentence that says why', async (_what, prepare, reason) => {
  const folder = join(temporaryFolder(), 'data');
  prepare(folder);
  const refused = openStore(folder);
  await expect(refused).rejects.toThrow(StoreError);
  await expect(refused).rejects.toThrow(/^Expected a data folder .+ got ".+data" .+: .+\.$/u);
  await expect(refused).rejects.toThrow(reason);
});

test('a damaged database is refused before anybody is thanked', async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  for (let index = 0; index < 300; index += 1)
    await store.insert({ ...row, id: `key-${index}-000` });
  await store.close();
  const file = join(folder, 'submissions.db');
  const bytes = readFileSync(file);
  // Six pages in the middle, with something else in them.
  writeFileSync(file, bytes.fill(0xff, 4096 * 4, 4096 * 10));
  await expect(openStore(folder)).rejects.toThrow(/damaged/u);
});

test('a second server on the same folder is refused, and takes over once the first is gone', async () => {
  const folder = temporaryFolder();
  const first = await open(folder);
  await expect(openStore(folder)).rejects.toThrow(/another server uses it/u);
  await first.close();
  expect(await (await open(folder)).insert(row)).toBe('new');
});

test.each([0, 1])(
  'rows of a database of version %i are kept, and have no policy',
  async (version) => {
    const folder = temporaryFolder();
    const old = new DatabaseSync(join(folder, 'submissions.db'));
    old.exec(`CREATE TABLE submissions (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, digest TEXT NOT NULL,
    received_at TEXT NOT NULL, page TEXT, locale TEXT
  ) STRICT`);
    const { id, kind, body, digest, receivedAt, page, locale } = row;
    old
      .prepare('INSERT INTO submissions VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(id, kind, JSON.stringify(body), digest, receivedAt, page, locale);
    old.exec(`PRAGMA user_version=${version}`);
    old.close();
    const kept = { ...row, policy: null };
    const reader = await openStoreToRead(folder);
    expect(await Array.fromAsync(reader.each())).toEqual([kept]);
    await reader.close();
    const store = await open(folder);
    expect(await store.insert(row)).toBe('same');
    const next = { ...row, id: 'key-00002' };
    expect(await store.insert(next)).toBe('new');
    expect(await Array.fromAsync(store.each())).toEqual([kept, next]);
  },
);

test('a folder without a database cannot be read, and none is made', async () => {
  const folder = temporaryFolder();
  for (const missing of [folder, join(folder, 'none')]) {
    await expect(openStoreToRead(missing)).rejects.toThrow(/could not read it: there is none/u);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('who reads sees what a server stores', async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  await store.insert(row);
  const reader = await openStoreToRead(folder);
  onTestFinished(() => reader.close());
  expect(await Array.fromAsync(reader.each())).toEqual([row]);
  await store.insert({ ...row, id: 'key-00002' });
  expect(await Array.fromAsync(reader.each())).toHaveLength(2);
});

test('who waits for a locked database is answered within six seconds, however many wait', async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  const other = new DatabaseSync(join(folder, 'submissions.db'));
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const start = performance.now();
  const stored = [0, 1, 2].map((index) => store.insert({ ...row, id: `key-${index}-0000` }));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  stored.push(store.insert({ ...row, id: 'key-3-0000' }));
  const outcomes = await Promise.allSettled(stored);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(performance.now() - start).toBeLessThan(6000);
  other.exec('ROLLBACK');
  await expect(store.check()).rejects.toThrow(/the last one could not be stored/u);
  expect(await store.insert(row)).toBe('new');
  expect(await Array.fromAsync(store.each())).toEqual([row]);
});

test.each([
  ['taken away', (file: string) => rmSync(file)],
  [
    'replaced',
    (file: string) => {
      renameSync(file, `${file}-old`);
      copyFileSync(`${file}-old`, file);
    },
  ],
])('a store whose file was %s says that it can take no row', async (_what, lose) => {
  const folder = temporaryFolder();
  const store = await open(folder);
  await store.insert(row);
  lose(join(folder, 'submissions.db'));
  await expect(store.check()).rejects.toThrow(/taken away or replaced/u);
});
