import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { copyDatabase } from './copyDatabase.ts';
import { databasePath, keptPath, unfinishedPath } from './dataFiles.ts';
import { emptyLog } from './emptyLog.ts';
import { openFile } from './openBeside.ts';
import { syncToDisk } from './syncToDisk.ts';

/**
 * Puts a copy of a database in the place of the one in a data folder, which the caller holds. Whatever
 * ends the process meanwhile, the old one or the new one is there, whole.
 * @returns how many submissions are in it, and where the old one is kept if there was one.
 */
export function replaceDatabase(
  dataFolder: string,
  from: DatabaseSync,
): { count: number; kept: string | undefined } {
  const path = databasePath(dataFolder);
  const unfinished = unfinishedPath(dataFolder);
  removeAll(unfinished);
  try {
    const count = copyDatabase(from, unfinished);
    const kept = existsSync(path) ? keep(path, keptPath(dataFolder, new Date())) : undefined;
    renameSync(unfinished, path);
    syncToDisk(dataFolder);
    return { count, kept };
  } finally {
    removeAll(unfinished);
  }
}

/** Gives the old database a second name: until the new one takes the first, it keeps both. */
function keep(path: string, kept: string): string {
  settle(path);
  linkSync(path, kept);
  // Of a database that could not be settled; its log would spoil the next one of that name.
  for (const ending of beside)
    if (existsSync(path + ending)) renameSync(path + ending, kept + ending);
  return kept;
}

const beside = ['-wal', '-shm'];

function removeAll(path: string): void {
  for (const ending of ['', '-journal', ...beside]) rmSync(path + ending, { force: true });
}

/** Puts what is in the log into the database itself, so that it is one file; a damaged one stays as it is. */
function settle(path: string): void {
  let isSettled = true;
  try {
    const old = openFile(path, { readOnly: false });
    isSettled = emptyLog(old);
    old.close();
  } catch {
    // It is kept with its log.
  }
  if (!isSettled) throw new Error(somebodyReads);
}

const somebodyReads =
  'Expected that nothing uses the database, but another program reads it; nothing was changed: wait for its end, and restore again.';
