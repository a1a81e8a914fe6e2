import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { noteBackup } from '../store/backupList.ts';
import { copyDatabase } from '../store/copyDatabase.ts';
import { openBeside } from '../store/openBeside.ts';
import { syncToDisk } from '../store/syncToDisk.ts';
import type { Command } from './command.ts';
import { countOf } from './writeOut.ts';

/** `backup FILE`: under its name there is all of it, looked at and synced, or nothing. */
export const backup: Command = {
  usage: 'FILE',
  about:
    'Writes all submissions to a new file outside the data folder, also while the server runs.',
  options: [],
  takesFile: true,
  isOfFiles: true,
  run({ folder, file }) {
    const database = openBeside(folder, { readOnly: true });
    try {
      const path = placeFor(resolve(file), folder);
      const count = write(path, (part) => copyDatabase(database, part));
      noteBackup(folder, path);
      process.stdout.write(`${countOf(count)} in ${path}\n`);
    } finally {
      database.close();
    }
  },
};

function write(path: string, copy: (part: string) => number): number {
  const part = `${path}.part`;
  if (existsSync(part)) throw refusal(`"${part}" is there: it is being written, or was broken off`);
  try {
    const count = copy(part);
    renameSync(part, path);
    syncToDisk(dirname(path));
    return count;
  } catch (error) {
    rmSync(part, { force: true });
    throw refusal(error instanceof Error ? error.message : String(error), error);
  }
}

/** The path by which the backup will be found, wherever links lead. */
function placeFor(path: string, folder: string): string {
  if (existsSync(path)) throw refusal('it is there already');
  if (!existsSync(dirname(path))) throw refusal('its folder is missing');
  const place = join(realpathSync(dirname(path)), basename(path));
  if (place.startsWith(join(realpathSync(folder), '/'))) throw refusal('it is in the data folder');
  return place;
}

function refusal(reason: string, cause?: unknown): Error {
  return new Error(
    `Expected a new file to write the backup to, but ${reason}; no backup was made: look there, or name another.`,
    { cause },
  );
}
