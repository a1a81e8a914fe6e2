import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporarySite.ts';
import { migrate } from './migrations.ts';
import { personalTables } from './personalTables.ts';

/** Tables in which nothing of a person can stand, each with the reason. */
const others: Readonly<Record<string, string>> = {};

test('no table is forgotten when somebody is to be', () => {
  const database = new DatabaseSync(join(temporaryFolder(), 'new.db'));
  onTestFinished(() => database.close());
  migrate(database);
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  const known = [...personalTables.map(({ table }) => table), ...Object.keys(others)];
  expect(tables.toSorted()).toEqual(known.toSorted());
  for (const { table, submission } of personalTables) {
    const columns = database.prepare(`PRAGMA table_info(${table})`).all();
    if (submission) expect(columns.map(({ name }) => name)).toContain(submission);
  }
});
