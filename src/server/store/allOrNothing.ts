import type { DatabaseSync } from 'node:sqlite';

/** On disk when it returns; whatever fails, nothing has changed and the next may try. */
export function allOrNothing<Value>(database: DatabaseSync, act: () => Value): Value {
  database.exec('BEGIN IMMEDIATE');
  try {
    const value = act();
    database.exec('COMMIT');
    return value;
  } catch (error) {
    // SQLite has ended it by itself where the disk is full or broken.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
