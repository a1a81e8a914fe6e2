import type { DatabaseSync } from 'node:sqlite';
import { allOrNothing } from './allOrNothing.ts';
import { holdsAddress, type Holding } from './holdsAddress.ts';
import { hasTable } from './openBeside.ts';
import { personalTables } from './personalTables.ts';

/** What came before a moment (UTC, ISO 8601), among so many rows behind a place. */
export type OldRows = { before: string; after: number; count: number };

/**
 * Deletes what came before a moment, from the rows behind a place, at most so many of them, so that
 * nobody waits long.
 * @returns how many were deleted, and the place to go on from; undefined when all have been looked at.
 */
export function forgetOld(
  database: DatabaseSync,
  { before, after, count }: OldRows,
): { forgotten: number; last: number | undefined } {
  return allOrNothing(database, () => {
    const rows = database
      .prepare(
        'SELECT rowid AS place, id, received_at < ? AS isOld FROM submissions WHERE rowid > ? ORDER BY rowid LIMIT ?',
      )
      .all(before, after, count);
    const old = rows.filter(({ isOld }) => isOld === 1);
    forgetRows(
      database,
      old.map(({ id }) => String(id)),
    );
    const last = rows.at(-1)?.['place'];
    return { forgotten: old.length, last: last === undefined ? undefined : Number(last) };
  });
}

/**
 * Deletes every submission that has an address as a value of its own, in any letter case, and whatever
 * else holds it so.
 * @param also delete those that only mention it inside a longer value.
 * @returns how many submissions were deleted, and how many that mention it were left.
 */
export function forgetAddress(
  database: DatabaseSync,
  address: string,
  { also }: { also: boolean },
): { forgotten: number; left: number } {
  const holding = holdsAddress(address);
  const isMeant = (one: Holding): boolean => one === 'whole' || (also && one === 'mention');
  return allOrNothing(database, () => {
    const held = rowsThatHold(database, 'submissions', holding);
    const meant = held.filter((row) => isMeant(row.holding));
    forgetRows(
      database,
      meant.map(({ row }) => String(row['id'])),
    );
    for (const { table } of tablesOf(database)) {
      const drop = database.prepare(`DELETE FROM ${table} WHERE rowid = ?`);
      const rows = rowsThatHold(database, table, holding).filter((row) => isMeant(row.holding));
      for (const { row } of rows) drop.run(Number(row['place']));
    }
    return { forgotten: meant.length, left: held.length - meant.length };
  });
}

/** Deletes submissions by their ids, and whatever belongs to them; to be called in a transaction. */
export function forgetRows(database: DatabaseSync, ids: readonly string[]): void {
  for (const { table, submission } of tablesOf(database)) {
    if (submission === undefined) continue;
    const drop = database.prepare(`DELETE FROM ${table} WHERE ${submission} = ?`);
    for (const id of ids) drop.run(id);
  }
}

type Held = { row: Record<string, unknown>; holding: Holding };

function rowsThatHold(
  database: DatabaseSync,
  table: string,
  holdingOf: (text: unknown) => Holding,
): Held[] {
  const held: Held[] = [];
  for (const row of database.prepare(`SELECT rowid AS place, * FROM ${table}`).iterate()) {
    const found = Object.values(row).map(holdingOf);
    const holding = found.find((one) => one === 'whole') ?? found.find(Boolean);
    // Not the rest of it, of which there may be much.
    if (holding) held.push({ row: { place: row['place'], id: row['id'] }, holding });
  }
  return held;
}

/** Those that are there: a copy may be of an earlier program. */
function tablesOf(database: DatabaseSync): typeof personalTables {
  return personalTables.filter(({ table }) => hasTable(database, table));
}
