import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import { databasePath, otherDatabases } from '../store/dataFiles.ts';
import { emptyLog } from '../store/emptyLog.ts';
import { openBeside, openFile } from '../store/openBeside.ts';

/** Milliseconds for which a log is tried to be emptied while others read. */
const usualPatience = 10_000;

/** Milliseconds between tries, each of which keeps who stores something waiting. */
const pause = 200;

/**
 * Lets something be deleted in the database of a data folder and in the copies that `restore` has kept
 * beside it, and leaves no byte of it in their files.
 * @param forget deletes in one database.
 * @returns what it returned, of the database first.
 * @throws Error if something is left; asked again, it begins where it was.
 */
export async function forgetEverywhere<Value>(
  folder: string,
  forget: (database: DatabaseSync) => Value,
  patience = usualPatience,
): Promise<Value[]> {
  const { ino } = statSync(databasePath(folder), { throwIfNoEntry: false }) ?? {};
  const main = openBeside(folder, { readOnly: false });
  const values = [await forgetIn(main, forget, patience)];
  if (statSync(databasePath(folder), { throwIfNoEntry: false })?.ino !== ino) {
    throw new Error(
      'Expected the database to stay in its place, but it was replaced meanwhile: give the command again.',
    );
  }
  for (const path of otherDatabases(folder))
    values.push(await forgetIn(openOther(path), forget, patience));
  return values;
}

async function forgetIn<Value>(
  database: DatabaseSync,
  forget: (database: DatabaseSync) => Value,
  patience: number,
): Promise<Value> {
  try {
    const value = forget(database);
    // What was deleted without being overwritten, as by hand, is still in free pages.
    database.exec('VACUUM');

    const end = performance.now() + patience;
    while (!emptyLog(database)) {
      if (performance.now() > end) throw new Error(stillRead);
      await setTimeout(pause);
    }
    return value;
  } finally {
    database.close();
  }
}

const stillRead =
  'Expected to empty the log of the database, but another program reads from it: the rows are deleted, and what was in them is still in the file "submissions.db-wal"; give the command again once that program, such as an export, has ended.';

function openOther(path: string): DatabaseSync {
  try {
    return openFile(path, { readOnly: false });
  } catch (cause) {
    throw new Error(
      `Expected to look through all copies, but "${path}" cannot be read; everything else is done: delete that file.`,
      { cause },
    );
  }
}
