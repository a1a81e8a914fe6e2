import { chosenStore } from '../chosenStore.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { erase } from './erase.ts';
import { exportRows } from './exportRows.ts';
import { list } from './list.ts';
import { move } from './move.ts';
import { purge } from './purge.ts';
import { readArguments } from './readArguments.ts';
import { restore } from './restore.ts';
import { dataFolder } from '../settings.ts';

/** What the owner of the submissions can do with them, by name. */
const commands: Readonly<Record<string, Command>> = {
  list,
  export: exportRows,
  check,
  backup,
  restore,
  purge,
  erase,
  move,
};

/**
 * Runs the command that parameters name, and prints what comes of it.
 * @throws Error with a sentence.
 */
export async function runCommand(
  [name = '', ...parameters]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  if (name === '--help') return print(Object.keys(commands).map(usageOf).join('\n'));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw new Error(
      `Expected one of the commands ${Object.keys(commands).join(', ')}, got ${name === '' ? 'none' : 'something else'}: see \`npm run submissions -- --help\`.`,
    );
  }
  const read = readArguments(name, command, parameters);
  if (read === undefined) return print(usageOf(name));
  const folder = dataFolder(environment);
  const { openForOwner: openStore, isElsewhere } = chosenStore(environment);
  if (command.isOfFiles && isElsewhere) throw new Error(ownBackup(name));
  return command.run({ ...read, environment, folder, openStore });
}

function usageOf(name: string): string {
  const { usage = '', about = '' } = commands[name] ?? {};
  return `npm run submissions -- ${`${name} ${usage}`.trim()}\n    ${about}\n`;
}

function ownBackup(name: string): string {
  return `Expected DATABASE_URL to be empty, since ${name} is for the database in DATA_DIR, but it is set: a PostgreSQL database is backed up and restored by its own means, pg_dump or those of its provider; see docs/running.md.`;
}

function print(text: string): void {
  process.stdout.write(text);
}
