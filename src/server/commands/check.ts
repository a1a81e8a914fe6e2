import type { DatabaseSync } from 'node:sqlite';
import { submissionKinds } from '../../contract/intake.ts';
import { versionOf } from '../store/migrations.ts';
import { damageOf, openBeside } from '../store/openBeside.ts';
import type { Command } from './command.ts';

/** `check`: looks at every page of the database, and says what is in it. */
export const check: Command = {
  usage: '',
  about: 'Looks for damage in all of the database, and counts what is in it.',
  options: [],
  run({ folder }) {
    const database = openBeside(folder, { readOnly: true });
    try {
      refuseDamaged(damageOf(database));
      process.stdout.write(reportOf(database));
    } finally {
      database.close();
    }
  },
};

function refuseDamaged(damage: readonly string[]): void {
  if (damage.length === 0) return;
  throw new Error(
    `Expected a whole database, got one that is damaged (${damage[0]?.replaceAll('\n', ' ')}): stop the server and restore a backup.`,
  );
}

function reportOf(database: DatabaseSync): string {
  const counted = database.prepare('SELECT count(*) AS count FROM submissions WHERE kind = ?');
  const counts = submissionKinds.map((kind) => [kind, String(counted.get(kind)?.['count'])]);
  const newest = database.prepare('SELECT max(received_at) AS newest FROM submissions').get();
  const lines = [
    ['damage', 'none'],
    ...counts,
    ['newest', String(newest?.['newest'] ?? 'none yet')],
    ['schema version', String(versionOf(database))],
  ];
  return lines.map(([name = '', value]) => `${name.padEnd(14)}  ${value}\n`).join('');
}
