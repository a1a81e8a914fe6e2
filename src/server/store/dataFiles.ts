import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const database = 'submissions.db';

/** The database of a data folder. */
export function databasePath(dataFolder: string): string {
  return join(dataFolder, database);
}

/** Where `backup` notes the paths of the backups it has made. */
export function backupListPath(dataFolder: string): string {
  return join(dataFolder, `${database}-backups`);
}

/** What `restore` writes before it has its place; one that is there already was broken off. */
export function unfinishedPath(dataFolder: string): string {
  return join(dataFolder, `${database}-unfinished`);
}

/** The name under which `restore` keeps what was there before. */
export function keptPath(dataFolder: string, time: Date): string {
  return join(dataFolder, `${database}-kept${time.toISOString().replaceAll(/[^\dTZ]/gu, '')}`);
}

/** Other databases with submissions that `restore` has left beside the one in use. */
export function otherDatabases(dataFolder: string): string[] {
  if (!existsSync(dataFolder)) return [];
  return readdirSync(dataFolder)
    .filter((name) => /^submissions\.db-(?:kept\w+|unfinished)$/u.test(name))
    .map((name) => join(dataFolder, name));
}

/** Names of what a server and the commands put into the folder. */
export const ownNames = /^(?:submissions\.db|server\.lock)(?:-\w+)*$|^assets$/u;
