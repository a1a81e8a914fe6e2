import { newestVersion } from '../migrations.ts';
import { refuseLaterVersion } from '../refuseLaterVersion.ts';
import type { Ask, Connections } from './connections.ts';

/**
 * The same steps as those of SQLite (`migrations.ts`), in the SQL of PostgreSQL; what this alone needs is in
 * them. None is ever changed. Bodies are texts: `jsonb` refuses U+0000, which somebody may type. Moments
 * are texts in the order of their bytes, as everywhere here. While instances of an earlier program go on, a
 * step may only add.
 */
const steps: readonly string[] = [
  `CREATE TABLE submissions (
    id TEXT COLLATE "C" PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, digest TEXT NOT NULL,
    received_at TEXT COLLATE "C" NOT NULL, page TEXT, locale TEXT,
    place BIGINT GENERATED ALWAYS AS IDENTITY UNIQUE
  );
  CREATE INDEX submissions_received ON submissions (received_at)`,
  'ALTER TABLE submissions ADD COLUMN policy TEXT',
  `CREATE TABLE outbox (
    submission TEXT COLLATE "C" NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    channel TEXT NOT NULL, attempts INTEGER NOT NULL, since BIGINT NOT NULL, next_at BIGINT NOT NULL,
    holder TEXT, held_until TIMESTAMPTZ, PRIMARY KEY (submission, channel)
  );
  CREATE INDEX outbox_due ON outbox (channel, next_at, since);
  CREATE INDEX outbox_held ON outbox (holder) WHERE holder IS NOT NULL`,
  `ALTER TABLE submissions ADD COLUMN confirmed_at TEXT COLLATE "C";
  CREATE TABLE mails (
    place BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    submission TEXT COLLATE "C" NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    address TEXT COLLATE "C" NOT NULL, sent_at BIGINT NOT NULL
  );
  CREATE INDEX mails_to ON mails (address, sent_at);
  CREATE INDEX mails_of ON mails (submission)`,
];

/** Any number, the same for all programs that take steps. */
const lock = 'SELECT pg_advisory_xact_lock(730491825)';

/** Its one row says how many steps were taken. */
const versionTable = `CREATE TABLE schema_version (
  version INTEGER NOT NULL, is_only BOOLEAN PRIMARY KEY DEFAULT true CHECK (is_only)
);
INSERT INTO schema_version VALUES (0)`;

/**
 * Brings a database to the newest version, one step at a time, each whole or not at all, and by one
 * process: others that start wait.
 * @throws Error if the database is of a later program.
 */
export async function migratePostgres({ transaction }: Connections): Promise<void> {
  for (let isNewest = false; !isNewest;) {
    isNewest = await transaction(async (ask) => {
      // The lock comes before the look.
      await ask(lock);
      const version = await versionIn(ask);
      refuseLaterVersion(version, newestVersion);
      const step = steps[version];
      if (step === undefined) return true;
      if (version === 0) await ask(versionTable);
      await ask(step);
      await ask('UPDATE schema_version SET version = $1', [version + 1]);
      return false;
    });
  }
}

/** How many of the steps a database has taken. */
export async function versionIn(ask: Ask): Promise<number> {
  const [table] = await ask<{ isThere: boolean }>(
    `SELECT to_regclass('schema_version') IS NOT NULL AS "isThere"`,
  );
  if (!table?.isThere) return 0;
  const [row] = await ask<{ version: number }>('SELECT version FROM schema_version');
  return row?.version ?? 0;
}
