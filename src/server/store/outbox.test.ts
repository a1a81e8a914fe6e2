import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporarySite.ts';
import { openDatabase, openDatabaseToRead } from './database.ts';
import { channels } from './notice.ts';
import { openStore } from './openStore.ts';
import { outboxSuite } from './testing/outboxSuite.ts';
import { row } from './testing/storeSuite.ts';

outboxSuite(() => {
  const folder = temporaryFolder();
  return {
    async open(told) {
      const store = await openStore(folder, told);
      onTestFinished(() => store.close());
      return store;
    },
    async ask(sql) {
      const beside = new DatabaseSync(join(folder, 'submissions.db'));
      const rows = beside.prepare(sql).all();
      beside.close();
      return rows;
    },
  };
});

function open(folder = temporaryFolder()) {
  const database = openDatabase(folder, channels);
  onTestFinished(() => database.close());
  return database;
}

test('marks cost no sync, and rows cost theirs as before', () => {
  const executed = vi.spyOn(DatabaseSync.prototype, 'exec');
  onTestFinished(() => void executed.mockRestore());
  const { insert, outbox } = open();
  insert([row]);
  const before = executed.mock.calls.length;
  outbox.mark('mail', [{ id: row.id, next: 'told' }]);
  const during = executed.mock.calls.slice(before).map(([sql]) => sql);
  expect(during).toEqual([
    'PRAGMA synchronous=NORMAL',
    'BEGIN IMMEDIATE',
    'COMMIT',
    'PRAGMA synchronous=FULL',
  ]);
});

test('a database of before there were notices is brought up to date, and can be read until then', () => {
  const folder = temporaryFolder();
  const old = new DatabaseSync(join(folder, 'submissions.db'));
  old.exec(`CREATE TABLE submissions (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, digest TEXT NOT NULL,
    received_at TEXT NOT NULL, page TEXT, locale TEXT
  ) STRICT; PRAGMA user_version=1`);
  old.close();
  const reader = openDatabaseToRead(folder);
  expect(reader.read(0, 9).rows).toEqual([]);
  reader.close();
  const { insert, outbox } = open(folder);
  insert([row]);
  expect(outbox.waiting()).toHaveLength(channels.length);
});
