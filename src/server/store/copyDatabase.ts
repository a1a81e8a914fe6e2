import { closeSync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { damageOf, openFile } from './openBeside.ts';
import { syncToDisk } from './syncToDisk.ts';

/**
 * Writes all of a database, as it is at one moment, to a new file that is its owner's alone, looks at
 * every page of it, and syncs it. Nobody waits meanwhile: a writer goes on in the log.
 * @returns how many submissions are in it.
 * @throws Error if the file is there already, or with a reason.
 */
export function copyDatabase(database: DatabaseSync, path: string): number {
  closeSync(openSync(path, 'wx', 0o600));
  // Not the pages as they are: those hold what has been deleted, and begin anew with every write.
  database.prepare('VACUUM INTO ?').run(path);
  const copy = openFile(path, { readOnly: true });
  try {
    const [damage] = damageOf(copy);
    if (damage !== undefined) throw new Error(`the copy is damaged (${damage})`);
    syncToDisk(path);
    return Number(copy.prepare('SELECT count(*) AS count FROM submissions').get()?.['count']);
  } finally {
    copy.close();
  }
}
