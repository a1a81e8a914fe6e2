import type { DatabaseSync } from 'node:sqlite';
import { submissionKinds } from '../../contract/intake.ts';
import { knownBackups } from '../store/backupList.ts';
import { forgetAddress, forgetOld } from '../store/forget.ts';
import { versionOf } from '../store/migrations.ts';
import { damageOf, openBeside } from '../store/openBeside.ts';
import type { Findings, OwnersStore } from '../store/ownersStore.ts';
import { forgetEverywhere } from './forgetEverywhere.ts';
import { readRows } from './rowFilter.ts';

/** Rows that are looked at while a server waits. */
const together = 500;

/** The store in a data folder, for its owner: nothing of it is open but while it is asked. */
export function ownersFolder(folder: string): OwnersStore {
  const reading = <Value>(read: (database: DatabaseSync) => Value): Value => {
    const database = openBeside(folder, { readOnly: true });
    try {
      return read(database);
    } finally {
      database.close();
    }
  };
  return {
    async *rows(filter, order) {
      const database = openBeside(folder, { readOnly: true });
      try {
        yield* readRows(database, filter, order);
      } finally {
        database.close();
      }
    },
    fields: async () => reading(fieldsIn),
    look: async () => reading(lookAtAll),
    async erase(address, options) {
      const found = await forgetEverywhere(folder, (database) =>
        forgetAddress(database, address, options),
      );
      const left = found.reduce((sum, one) => sum + one.left, 0);
      const counts = countsOf(found.map(({ forgotten }) => forgotten));
      return { ...counts, left, remains: backupLines(knownBackups(folder)) };
    },
    async purge(before) {
      const counts = await forgetEverywhere(folder, (database) => forgetAllOld(database, before));
      const backups = knownBackups(folder);
      const named = backups.length > 0 ? ['Backups that keep what they hold:', ...backups] : [];
      return { ...countsOf(counts), remains: named };
    },
    close: async () => undefined,
  };
}

/** @param counts of the database first, then of its copies. */
function countsOf([forgotten = 0, ...copies]: readonly number[]) {
  return { forgotten, inCopies: copies.reduce((sum, count) => sum + count, 0) };
}

function fieldsIn(database: DatabaseSync): string[] {
  return database
    .prepare('SELECT DISTINCT field.key FROM submissions, json_each(submissions.body) AS field')
    .all()
    .map(({ key }) => String(key));
}

function lookAtAll(database: DatabaseSync): Findings {
  const [damage] = damageOf(database);
  if (damage !== undefined) {
    throw new Error(
      `Expected a whole database, got one that is damaged (${damage.replaceAll('\n', ' ')}): stop the server and restore a backup.`,
    );
  }
  const counted = database.prepare('SELECT count(*) AS count FROM submissions WHERE kind = ?');
  const counts = submissionKinds.map((kind) => [kind, Number(counted.get(kind)?.['count'])]);
  const found = database.prepare('SELECT max(received_at) AS newest FROM submissions').get();
  return {
    looked: [['damage', 'none']],
    counts: Object.fromEntries(counts) as Findings['counts'],
    newest: (found?.['newest'] ?? undefined) as string | undefined,
    version: versionOf(database),
  };
}

function forgetAllOld(database: DatabaseSync, before: string): number {
  let sum = 0;
  for (let after: number | undefined = 0; after !== undefined;) {
    const { forgotten, last } = forgetOld(database, { before, after, count: together });
    sum += forgotten;
    after = last;
  }
  return sum;
}

function backupLines(paths: readonly string[]): string[] {
  const rule = 'Backups keep what they hold until you replace or delete them.';
  if (paths.length === 0) return [`${rule} None that was made here is still in its place.`];
  return [`${rule} Made here, and still in their place:`, ...paths.map((path) => `  ${path}`)];
}
