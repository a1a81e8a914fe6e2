import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { openFile, damageOf } from '../store/openBeside.ts';
import { replaceDatabase } from '../store/replaceDatabase.ts';
import type { Command } from './command.ts';
import { holdStopped } from './holdStopped.ts';
import { countOf } from './writeOut.ts';

/** `restore FILE`: puts a backup in the place of the database; the server has to be stopped. */
export const restore: Command = {
  usage: 'FILE',
  about:
    'Puts a backup in the place of the database, which is kept beside it. Stop the server first.',
  options: [],
  takesFile: true,
  isOfFiles: true,
  run({ folder, file }) {
    const from = openBackup(resolve(file));
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const hold = holdStopped(folder, 'restore');
      try {
        const { count, kept } = replaceDatabase(folder, from);
        process.stdout.write(answer(count, kept));
      } finally {
        hold.close();
      }
    } finally {
      from.close();
    }
  },
};

function answer(count: number, kept: string | undefined): string {
  const lines = [
    `Restored ${countOf(count)}. Whatever was erased or purged since the backup is back: erase it again.`,
    kept === undefined
      ? 'There was nothing before.'
      : `What was there before is kept as ${kept}: delete that file once you do not need it.`,
  ];
  return `${lines.join('\n')}\n`;
}

function openBackup(path: string): ReturnType<typeof openFile> {
  try {
    const database = openFile(path, { readOnly: true });
    const [damage] = damageOf(database);
    if (damage === undefined) return database;
    database.close();
    throw new Error(`it is damaged (${damage})`);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `Expected a backup that is whole, but ${reason}; nothing was changed: name another file.`,
      { cause },
    );
  }
}
