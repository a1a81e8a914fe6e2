import type { DatabaseSync } from 'node:sqlite';

/** Rows of SQLite as its tables have them: submissions in the order of arrival, and what belongs to them. */
export type StoredBatch = Readonly<
  Record<'submissions' | 'outbox' | 'mails', readonly Readonly<Record<string, unknown>>[]>
>;

/**
 * Reads all of a database, so many submissions at a time.
 * @param database of the newest version.
 */
export function* storedBatches(database: DatabaseSync, together: number): Generator<StoredBatch> {
  const some = database.prepare(
    'SELECT rowid AS place, * FROM submissions WHERE rowid > ? ORDER BY rowid LIMIT ?',
  );
  const [lines, mails] = ['outbox', 'mails'].map((table) =>
    database.prepare(
      `SELECT * FROM ${table} WHERE submission IN (SELECT value FROM json_each(?)) ORDER BY rowid`,
    ),
  );
  for (let last = 0; ;) {
    const submissions = some.all(last, together);
    if (submissions.length === 0) return;
    last = Number(submissions.at(-1)?.['place']);
    const ids = JSON.stringify(submissions.map(({ id }) => id));
    yield { submissions, outbox: lines?.all(ids) ?? [], mails: mails?.all(ids) ?? [] };
  }
}
