import { expect, test } from 'vitest';
import { askDatabase, newDatabase } from '../../testing/postgres/newDatabase.ts';
import { newestVersion } from '../migrations.ts';
import { personalTables } from '../personalTables.ts';
import { openPostgres } from './openPostgres.ts';

/** Tables in which nothing of a person can stand, each with the reason. */
const others: Readonly<Record<string, string>> = { schema_version: 'holds a number' };

test('the steps are those of SQLite, and no table is forgotten when somebody is to be', async () => {
  const url = await newDatabase();
  await (await openPostgres(url)).close();
  expect(await askDatabase(url, 'SELECT version FROM schema_version')).toEqual([
    { version: newestVersion },
  ]);
  const found = await askDatabase(
    url,
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'",
  );
  const columns = Map.groupBy(found, (column) => String(column['table_name']));
  const known = [...personalTables.map(({ table }) => table), ...Object.keys(others)];
  expect([...columns.keys()].toSorted()).toEqual(known.toSorted());
  for (const { table, submission } of personalTables) {
    const names = columns.get(table)?.map((column) => column['column_name']);
    if (submission) expect(names).toContain(submission);
  }
});
