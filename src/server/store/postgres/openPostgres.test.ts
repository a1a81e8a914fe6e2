import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { askDatabase, newDatabase } from '../../testing/postgres/newDatabase.ts';
import type { Channel } from '../notice.ts';
import { mailShareSuite } from '../testing/mailShareSuite.ts';
import { outboxSuite } from '../testing/outboxSuite.ts';
import { StoreError } from '../storeError.ts';
import { row, storeSuite } from '../testing/storeSuite.ts';
import { openPostgres } from './openPostgres.ts';

async function open(url: string, told: readonly Channel[] = []) {
  const store = await openPostgres(url, told);
  onTestFinished(() => store.close());
  return store;
}

describe('PostgreSQL', () => {
  storeSuite(async () => {
    const url = await newDatabase();
    return { open: () => open(url) };
  });
  outboxSuite(async () => {
    const url = await newDatabase();
    return { open: (told) => open(url, told), ask: (sql) => askDatabase(url, sql) };
  });
  mailShareSuite(async () => open(await newDatabase()));
});

test('a database whose disk was full is not believed to have room at once', async () => {
  const url = await newDatabase();
  const store = await open(url);
  await askDatabase(
    url,
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON submissions EXECUTE FUNCTION refuse()`,
  );
  await expect(store.insert(row)).rejects.toThrow(StoreError);
  await askDatabase(url, 'DROP TRIGGER full_disk ON submissions');
  await expect(store.check()).rejects.toThrow(/but its disk is full \(53100\): see/u);
  expect(await store.insert(row)).toBe('new');
});

test('who waits for a locked table is answered within ten seconds, however many wait', async () => {
  const url = await newDatabase();
  const store = await open(url);
  const other = new Client(url);
  await other.connect();
  await other.query('BEGIN; LOCK TABLE submissions');
  const start = performance.now();
  const stored = [0, 1, 2].map((at) => store.insert({ ...row, id: `key-${at}-0000` }));
  const outcomes = await Promise.allSettled(stored);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  expect(performance.now() - start).toBeLessThan(10_000);
  await expect(store.get(row.id)).rejects.toThrow(/something has it locked \(55P03\): see/u);
  await other.end();
  await store.check();
  expect(await store.insert(row)).toBe('new');
});
