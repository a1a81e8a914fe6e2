import type { DatabaseSync } from 'node:sqlite';

/**
 * Puts all of the log into the database and cuts the log to nothing, so that nothing older is in it.
 * Waits for nobody: whoever waits here keeps all from storing.
 * @returns false if somebody else reads or writes just now.
 */
export function emptyLog(database: DatabaseSync): boolean {
  const timeout = database.prepare('PRAGMA busy_timeout').get()?.['timeout'];
  database.exec('PRAGMA busy_timeout=0');
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
  } finally {
    database.exec(`PRAGMA busy_timeout=${Number(timeout)}`);
  }
}
