import type { DatabaseSync } from 'node:sqlite';
import { refuseLaterVersion } from './refuseLaterVersion.ts';

/**
 * The steps from an empty database to the one that this program uses. Each has been taken somewhere, so
 * none is ever changed: a new one goes to the end. The first is also the state of databases without a
 * version, which were made before there were steps. A table with something of a submission joins
 * `personalTables`, and names the submission by its id: a rowid changes when somebody is erased.
 */
const migrations: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS submissions (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, digest TEXT NOT NULL,
    received_at TEXT NOT NULL, page TEXT, locale TEXT
  ) STRICT`,
  'ALTER TABLE submissions ADD COLUMN policy TEXT',
  `CREATE TABLE outbox (
    submission TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE, channel TEXT NOT NULL,
    attempts INTEGER NOT NULL, since INTEGER NOT NULL, next_at INTEGER NOT NULL,
    PRIMARY KEY (submission, channel)
  ) STRICT;
  CREATE INDEX outbox_due ON outbox (channel, next_at, since)`,
  `ALTER TABLE submissions ADD COLUMN confirmed_at TEXT;
  CREATE TABLE mails (
    submission TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE, address TEXT NOT NULL,
    sent_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX mails_to ON mails (address, sent_at)`,
];

/** How many steps there are. */
export const newestVersion = migrations.length;

/**
 * Brings a database to the newest version, one step at a time, each whole or not at all.
 * @throws Error if the database is of a later program.
 */
export function migrate(database: DatabaseSync): void {
  // The lock comes before the look: another process may be about to do the same.
  for (let isNewest = false; !isNewest;) {
    database.exec('BEGIN IMMEDIATE');
    try {
      const version = versionOf(database);
      refuseLaterVersion(version, newestVersion);
      const step = migrations[version];
      if (step !== undefined) database.exec(`${step}; PRAGMA user_version=${version + 1}`);
      database.exec('COMMIT');
      isNewest = step === undefined;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
}

/** How many of the steps a database has taken. */
export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}
