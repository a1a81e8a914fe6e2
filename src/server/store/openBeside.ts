import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { databasePath } from './dataFiles.ts';
import { newestVersion, versionOf } from './migrations.ts';
import { refuseLaterVersion } from './refuseLaterVersion.ts';

/** Milliseconds to wait for who has locked the database, such as a server under load. */
const patience = 10_000;

type Options = { readOnly: boolean };

/**
 * Opens the database of a data folder beside a running server, for a command. What it deletes it
 * overwrites.
 * @throws Error if there is none, if it cannot be read, or if a later program made it.
 */
export function openBeside(dataFolder: string, options: Options): DatabaseSync {
  try {
    return openFile(databasePath(dataFolder), options);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `Expected the database of the submissions in "${dataFolder}", could not read it: ${reason}. Set DATA_DIR to the folder of the server.`,
      { cause },
    );
  }
}

/**
 * Opens a file that should be a database of submissions, such as a backup.
 * @throws Error with a reason, to be put into a sentence.
 */
export function openFile(path: string, { readOnly }: Options): DatabaseSync {
  if (!existsSync(path)) throw new Error('there is none');
  const database = new DatabaseSync(path, { readOnly, timeout: patience });
  try {
    database.exec('PRAGMA trusted_schema=OFF; PRAGMA secure_delete=ON; PRAGMA temp_store=MEMORY');
    if (!hasTable(database, 'submissions')) throw new Error('there are no submissions in it');
    refuseLaterVersion(versionOf(database), newestVersion);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Whether a database has a table; that of an earlier program may lack one. */
export function hasTable(database: DatabaseSync, name: string): boolean {
  const found = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
  return found.get(name) !== undefined;
}

/** What is wrong with a database, in the words of SQLite; empty if it is whole. Reads all of it. */
export function damageOf(database: DatabaseSync): string[] {
  try {
    const found = database.prepare('PRAGMA integrity_check').all();
    return found.map((row) => String(row['integrity_check'])).filter((line) => line !== 'ok');
  } catch (error) {
    // So damaged that there is no looking at the rest.
    if ((error as { errcode?: number }).errcode === corrupt) return [(error as Error).message];
    throw error;
  }
}

/** SQLITE_CORRUPT, https://sqlite.org/rescode.html#corrupt */
const corrupt = 11;
