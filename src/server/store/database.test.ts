import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporarySite.ts';
import { openDatabase, openDatabaseToRead } from './database.ts';
import { row } from './testing/storeSuite.ts';

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
    const database = openDatabase(folder);
    const outcomes = database.insert(['d1', 'd1', 'd2'].map((digest) => ({ ...row, digest })));
    expect(outcomes).toEqual(['new', 'same', 'conflict']);
    const reader = openDatabaseToRead(folder);
    expect([reader, database].map(({ read }) => read(0, 9).rows)).toEqual([[row], [row]]);
    database.check();
    reader.close();
    database.close();
    const statements = [...prepared.mock.calls, ...executed.mock.calls]
      .flatMap(([sql]) => sql.split(';'))
      // Lines of the outbox hold nothing that was sent, and are gone once the owner knows; mails are
      // counted for a day.
      .filter((sql) => !/^(?:UPDATE|DELETE FROM) (?:outbox|mails) /u.test(sql))
      .map((sql) => sql.trim().split(' ', 1)[0]);
    expect([...new Set(statements)].toSorted()).toEqual([
      'ALTER',
      'BEGIN',
      'COMMIT',
      'CREATE',
      'INSERT',
      'PRAGMA',
      'SELECT',
    ]);
    // What a row holds already stays when its id comes again.
    const inserts = prepared.mock.calls.filter(([sql]) =>
      sql.startsWith('INSERT INTO submissions'),
    );
    expect(inserts.length).toBeGreaterThan(0);
    expect(inserts.every(([sql]) => sql.endsWith('ON CONFLICT (id) DO NOTHING'))).toBe(true);
  },
);

test('rows that cannot all be stored are none of them stored', () => {
  const database = openDatabase(temporaryFolder());
  onTestFinished(() => database.close());
  const wrong = { ...row, id: 'key-00002', kind: null as unknown as 'quote' };
  expect(() => database.insert([row, wrong])).toThrow();
  expect(database.read(0, 9).rows).toEqual([]);
  expect(database.insert([row])).toEqual(['new']);
});

test.each(['3.51.2', '3.50.9', '2.99.99', undefined])('SQLite %s is refused', (version) => {
  vi.stubGlobal('process', { ...process, versions: { ...process.versions, sqlite: version } });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(() => openDatabase(temporaryFolder())).toThrow(/SQLite 3\.51\.3 or later is needed/u);
});

test('damage that comes later is found when somebody asks after a while', () => {
  const folder = temporaryFolder();
  const database = openDatabase(folder);
  onTestFinished(() => database.close());
  database.insert(Array.from({ length: 500 }, (_, at) => ({ ...row, id: `key-${at}-0000` })));
  const file = join(folder, 'submissions.db');
  // What was stored is in the file itself, not in the log beside it.
  const other = new DatabaseSync(file);
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  other.close();
  writeFileSync(file, readFileSync(file).fill(0xff, 4096 * 4, 4096 * 10));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(() => database.check()).toThrow(/damaged/u);
});

test('a question for which the disk has no room leaves the next row its turn', () => {
  const folder = temporaryFolder();
  const database = openDatabase(folder);
  onTestFinished(() => database.close());
  const executed = vi.spyOn(DatabaseSync.prototype, 'exec');
  executed.mockImplementation(function exec(this: DatabaseSync, sql: string) {
    if (sql === 'COMMIT') throw new Error('database or disk is full');
    this.prepare(sql).run();
  });
  expect(() => database.check()).toThrow(/disk is full/u);
  executed.mockRestore();
  expect(database.insert([row])).toEqual(['new']);
});
