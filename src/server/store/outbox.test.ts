import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporarySite.ts';
import { openDatabase, openDatabaseToRead } from './database.ts';
import { channels, type Channel } from './notice.ts';
import { row } from './testing/storeSuite.ts';

function open(folder = temporaryFolder(), told: readonly Channel[] = channels) {
  const database = openDatabase(folder, told);
  onTestFinished(() => database.close());
  return { ...database, folder };
}

const received = Date.parse(row.receivedAt);
const known = {
  ...{ id: row.id, kind: row.kind, body: row.body },
  ...{ receivedAt: row.receivedAt, page: row.page, locale: row.locale },
};

test('of a new row the owner has to be told on every channel, at once, with all that is in it', () => {
  const { insert, outbox } = open();
  insert([row]);
  for (const channel of channels) {
    const { notices, next } = outbox.due(channel, received, 9);
    expect(notices).toEqual([{ ...known, attempts: 0 }]);
    expect(next).toBeUndefined();
  }
  expect(outbox.waiting()).toEqual([
    { channel: 'mail', count: 1, since: row.receivedAt },
    { channel: 'visitor', count: 1, since: row.receivedAt },
    { channel: 'webhook', count: 1, since: row.receivedAt },
  ]);
});

test('of a row that is there already, or is not stored, nobody is told', () => {
  const { insert, outbox } = open();
  const wrong = { ...row, id: 'key-00002', kind: null as unknown as 'quote' };
  expect(() => insert([row, wrong])).toThrow();
  expect(outbox.waiting()).toEqual([]);
  insert([row]);
  for (const channel of channels) outbox.mark(channel, [{ id: row.id, next: 'told' }]);
  expect(insert([row, { ...row, digest: 'd2' }])).toEqual(['same', 'conflict']);
  expect(outbox.waiting()).toEqual([]);
});

test('a row whose notice cannot be kept is not stored either', () => {
  const { insert, outbox, read, folder } = open();
  const other = new DatabaseSync(join(folder, 'submissions.db'));
  onTestFinished(() => other.close());
  other.exec(`CREATE TRIGGER refuse BEFORE INSERT ON outbox WHEN NEW.channel = 'mail'
    BEGIN SELECT RAISE(ABORT, 'refused'); END`);
  expect(() => insert([row])).toThrow('refused');
  expect(read(0, 9).rows).toEqual([]);
  other.exec('DROP TRIGGER refuse');
  expect(insert([row])).toEqual(['new']);
  expect(outbox.waiting()).toHaveLength(channels.length);
});

test('what waits for its next attempt is not due before, and counts its attempts', () => {
  const { insert, outbox } = open();
  insert([row, { ...row, id: 'key-00002' }]);
  outbox.mark('mail', [
    { id: row.id, next: received + 60_000 },
    { id: 'key-00002', next: 'told' },
  ]);
  expect(outbox.due('mail', received, 9)).toEqual({ notices: [], next: received + 60_000 });
  const { notices } = outbox.due('mail', received + 60_000, 9);
  expect(notices).toEqual([{ ...known, attempts: 1 }]);
  expect(outbox.due('webhook', received, 9).notices).toHaveLength(2);
});

test('the longest due come first, and no more than are asked for', () => {
  const { insert, outbox } = open();
  const ids = ['key-00003', 'key-00001', 'key-00002'];
  insert(ids.map((id, at) => ({ ...row, id, receivedAt: `2026-01-01T00:00:0${at}.000Z` })));
  const { notices, next } = outbox.due('webhook', received + 1_000, 1);
  expect(notices.map(({ id }) => id)).toEqual(['key-00003']);
  expect(next).toBe(received + 2_000);
});

test('a start makes due what waits', () => {
  const folder = temporaryFolder();
  const before = openDatabase(folder, channels);
  before.insert([row]);
  before.outbox.mark('mail', [{ id: row.id, next: received + 1e9 }]);
  before.close();
  const { outbox } = open(folder);
  expect(outbox.due('mail', received, 9).notices).toEqual([{ ...known, attempts: 1 }]);
});

test('where nobody is told nothing waits', () => {
  const { insert, outbox } = open(temporaryFolder(), []);
  insert([row]);
  expect(outbox.waiting()).toEqual([]);
});

test('a row that is erased takes its notices along, and they hold nothing of it but its id', () => {
  const { insert, outbox, folder } = open();
  insert([row]);
  const other = new DatabaseSync(join(folder, 'submissions.db'));
  onTestFinished(() => other.close());
  const lines = other.prepare('SELECT * FROM outbox').all();
  expect(new Set(lines.flatMap((line) => Object.values(line)))).toEqual(
    new Set([row.id, ...channels, 0, received]),
  );
  other.prepare('DELETE FROM submissions WHERE id = ?').run(row.id);
  expect(outbox.waiting()).toEqual([]);
  // One that was under way meanwhile.
  outbox.mark('mail', [{ id: row.id, next: 'told' }]);
});

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

test('a sign-up that comes again is written to again until it is confirmed', () => {
  const { insert, outbox, confirm } = open();
  const signUp = { ...row, kind: 'newsletter' as const };
  const mailed = (): number => outbox.due('visitor', received, 9).notices.length;
  insert([signUp]);
  insert([signUp]);
  expect(mailed()).toBe(1);
  outbox.mark('visitor', [{ id: row.id, next: 'told' }]);
  insert([signUp]);
  expect(mailed()).toBe(1);
  outbox.mark('visitor', [{ id: row.id, next: 'told' }]);
  confirm(row.id, row.receivedAt);
  insert([signUp]);
  expect(mailed()).toBe(0);
});

test('without mail nobody is written to again', () => {
  const { insert, outbox } = open(temporaryFolder(), ['webhook']);
  const signUp = { ...row, kind: 'newsletter' as const };
  insert([signUp]);
  insert([signUp]);
  expect(outbox.waiting()).toEqual([{ channel: 'webhook', count: 1, since: row.receivedAt }]);
});
