import type { DatabaseSync } from 'node:sqlite';
import { readRetention } from '../readRetention.ts';
import { knownBackups } from '../store/backupList.ts';
import { forgetOld } from '../store/forget.ts';
import type { Command, Given } from './command.ts';
import { forgetEverywhere } from './forgetEverywhere.ts';
import { momentOf } from './moment.ts';
import { countOf } from './writeOut.ts';

/** Rows that are looked at while a server waits. */
const together = 500;

/** `purge`: deletes what came before a day; also while the server runs. */
export const purge: Command = {
  usage: '[--before DATE]',
  about:
    'Deletes every submission that came before a day; without one, those that are older than RETENTION_DAYS.',
  options: ['before'],
  async run({ folder, options, environment }) {
    const before = boundOf(options, environment);
    const [forgotten = 0, ...copies] = await forgetEverywhere(folder, (database) =>
      forgetAllOld(database, before),
    );
    const inCopies = copies.reduce((sum, count) => sum + count, 0);
    const backups = knownBackups(folder);
    process.stdout.write(
      [
        `Purged ${countOf(forgotten)} from before ${before}${inCopies > 0 ? `, and ${inCopies} in copies that a restore has kept` : ''}.`,
        ...(backups.length > 0 ? ['Backups that keep what they hold:', ...backups] : []),
        '',
      ].join('\n'),
    );
  },
};

function forgetAllOld(database: DatabaseSync, before: string): number {
  let sum = 0;
  for (let after: number | undefined = 0; after !== undefined;) {
    const { forgotten, last } = forgetOld(database, { before, after, count: together });
    sum += forgotten;
    after = last;
  }
  return sum;
}

function boundOf({ before }: Given['options'], environment: NodeJS.ProcessEnv): string {
  if (before !== undefined) return momentOf('before', before);
  const { before: oldest } = readRetention(environment);
  if (oldest !== undefined) return oldest();
  throw new Error(
    'Expected a day before which to delete, got none, and RETENTION_DAYS keeps for ever: add --before 2026-01-31.',
  );
}
