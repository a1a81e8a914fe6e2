import { expect, onTestFinished, test } from 'vitest';
import { askDatabase, newDatabase } from '../../testing/postgres/newDatabase.ts';
import { row } from '../testing/storeSuite.ts';
import { connectionsTo } from './connections.ts';
import { insertRows } from './insertRows.ts';
import { migratePostgres } from './migratePostgres.ts';

async function openTables() {
  const url = await newDatabase();
  const connections = connectionsTo(url, { isPatient: false });
  onTestFinished(connections.end);
  await migratePostgres(connections);
  return { url, transaction: connections.transaction };
}

test('of rows with one id that come together the first is stored', async () => {
  const { url, transaction } = await openTables();
  const rows = [row, row, { ...row, digest: 'd2' }, { ...row, id: 'key-00002' }];
  const outcomes = await transaction((ask) => insertRows(ask, rows, []));
  expect(outcomes).toEqual(['new', 'same', 'conflict', 'new']);
  const stored = await askDatabase(url, 'SELECT id, digest FROM submissions ORDER BY place');
  expect(stored).toEqual([
    { id: row.id, digest: 'd1' },
    { id: 'key-00002', digest: 'd1' },
  ]);
});

test('a row that is deleted while it comes again is stored anew', async () => {
  const { url, transaction } = await openTables();
  await transaction((ask) => insertRows(ask, [row], []));
  const outcomes = await transaction((ask) =>
    insertRows(
      async (statement, values) => {
        // Between the statement that adds and the one that looks for what was there.
        if (typeof statement !== 'string' && statement.name === 'find digests') {
          await askDatabase(url, 'DELETE FROM submissions');
        }
        return ask(statement, values);
      },
      [row],
      [],
    ),
  );
  expect(outcomes).toEqual(['new']);
  expect(await askDatabase(url, 'SELECT id FROM submissions')).toEqual([{ id: row.id }]);
});
