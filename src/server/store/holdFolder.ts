import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivate } from './makePrivate.ts';

/** Milliseconds to wait for a server that is being replaced. */
const patience = 2_000;

/**
 * Takes a data folder for this process, until what it returns is closed or the process ends, however
 * that comes: the lock is one of the operating system, which SQLite asks for.
 * @throws Error if another server has it.
 */
export function holdFolder(dataFolder: string): Pick<DatabaseSync, 'close'> {
  const path = join(dataFolder, 'server.lock');
  makePrivate(path);
  const lock = new DatabaseSync(path, { timeout: patience });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    lock.close();
    throw new Error('another server uses it: stop that one, or give this one a folder of its own', {
      cause,
    });
  }
}
