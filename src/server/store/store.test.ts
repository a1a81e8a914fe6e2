import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore, openStoreToRead, type Store } from './store.ts';
import { StoreError } from './storeError.ts';
import type { Submission } from './submission.ts';
import { quote, temporaryFolder } from '../testing/temporarySite.ts';

const row: Submission = {
  id: 'key-00001',
  kind: 'quote',
  body: { ...quote, message: "NUL \u0000, emoji 😀, quote ' and \u2028 line" },
  digest: 'd1',
  receivedAt: '2026-01-01T00:00:00.000Z',
  page: 'home',
  locale: 'ar',
};

function open(folder: string): Store {
  const store = openStore(folder);
  onTestFinished(() => store.close());
  return store;
}

test('a row comes back as it was stored, also after a restart', { tags: 'S3.26' }, () => {
  const folder = temporaryFolder();
  const store = openStore(folder);
  expect(store.insert(row)).toBe('new');
  store.close();
  expect([...open(folder).each()]).toEqual([row]);
});

test('an id is taken once, and tells a repeat from another content', () => {
  const store = open(temporaryFolder());
  expect(store.insert(row)).toBe('new');
  expect(store.insert({ ...row, receivedAt: '2026-01-02T00:00:00.000Z' })).toBe('same');
  expect(store.insert({ ...row, digest: 'd2' })).toBe('conflict');
  expect([...store.each()]).toEqual([row]);
});

test('rows come in the order in which they arrived', () => {
  const store = open(temporaryFolder());
  const ids = ['zzzzzzzz', 'aaaaaaaa', 'mmmmmmmm'];
  for (const id of ids) store.insert({ ...row, id });
  expect([...store.each()].map(({ id }) => id)).toEqual(ids);
});

test('a missing folder is made for its owner alone', () => {
  const folder = join(temporaryFolder(), 'a', 'data');
  open(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.each([
  ['a file where the folder should be', (folder: string) => writeFileSync(folder, '')],
  [
    'a folder where the database should be',
    (folder: string) => mkdirSync(join(folder, 'submissions.db'), { recursive: true }),
  ],
  [
    'something else where the database should be',
    (folder: string) => {
      mkdirSync(folder);
      writeFileSync(join(folder, 'submissions.db'), 'no database at all'.repeat(1000));
    },
  ],
])('%s is refused with a sentence', (_what, prepare) => {
  const folder = join(temporaryFolder(), 'data');
  prepare(folder);
  expect(() => openStore(folder)).toThrow(StoreError);
  expect(() => openStore(folder)).toThrow(/^Expected a data folder .+ got ".+data" .+: .+\.$/u);
});

test('reading finds no store in an empty folder and makes none', () => {
  const folder = temporaryFolder();
  expect(openStoreToRead(folder)).toBeUndefined();
  expect(openStoreToRead(join(folder, 'none'))).toBeUndefined();
});

test('rows can be read while the server writes', () => {
  const folder = temporaryFolder();
  const store = open(folder);
  store.insert(row);
  const reader = openStoreToRead(folder);
  const rows = reader?.each()[Symbol.iterator]();
  expect(rows?.next().value).toEqual(row);
  expect(store.insert({ ...row, id: 'key-00002' })).toBe('new');
  expect(rows?.next().done).toBe(true);
  expect([...(reader?.each() ?? [])]).toHaveLength(2);
  reader?.close();
});

test('a closed store throws instead of losing a row', () => {
  const store = openStore(temporaryFolder());
  store.close();
  expect(() => store.insert(row)).toThrow(StoreError);
  expect(() => store.check()).toThrow(StoreError);
});

test(
  'what is stored is added and read, never changed or deleted',
  { tags: 'premises/no-commitment' },
  () => {
    const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const executed = vi.spyOn(DatabaseSync.prototype, 'exec');
    onTestFinished(() => {
      prepared.mockRestore();
      executed.mockRestore();
    });
    const folder = temporaryFolder();
    const store = open(folder);
    for (const digest of ['d1', 'd1', 'd2']) store.insert({ ...row, digest });
    store.check();
    const reader = openStoreToRead(folder);
    expect([...(reader?.each() ?? []), ...store.each()]).toEqual([row, row]);
    reader?.close();
    store.close();
    const statements = [...prepared.mock.calls, ...executed.mock.calls]
      .flatMap(([sql]) => sql.split(';'))
      .map((sql) => sql.trim().split(' ', 1)[0]);
    expect([...new Set(statements)].toSorted()).toEqual([
      'BEGIN',
      'COMMIT',
      'CREATE',
      'INSERT',
      'PRAGMA',
      'SELECT',
    ]);
    // What a row holds already stays when its id comes again.
    const inserts = prepared.mock.calls.filter(([sql]) => sql.startsWith('INSERT'));
    expect(inserts.every(([sql]) => sql.endsWith('ON CONFLICT (id) DO NOTHING'))).toBe(true);
  },
);
