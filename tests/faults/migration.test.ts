import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { newestVersion } from '../../src/server/store/migrations.ts';
import { askDatabase } from '../../src/server/testing/postgres/newDatabase.ts';
import { program } from '../../src/server/testing/runningServer.ts';
import { temporaryFolder, temporarySite } from '../../src/server/testing/temporarySite.ts';
import { scaled, tell } from './testing/scale.ts';
import { instanceOf, sharedSite } from './testing/sharedSite.ts';

/** A database as the first of the steps leaves it, with so many rows. */
const firstDatabase = (rows: number): string => `
  CREATE TABLE submissions (
    id TEXT COLLATE "C" PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, digest TEXT NOT NULL,
    received_at TEXT COLLATE "C" NOT NULL, page TEXT, locale TEXT,
    place BIGINT GENERATED ALWAYS AS IDENTITY UNIQUE
  );
  CREATE INDEX submissions_received ON submissions (received_at);
  CREATE TABLE schema_version (
    version INTEGER NOT NULL, is_only BOOLEAN PRIMARY KEY DEFAULT true CHECK (is_only)
  );
  INSERT INTO schema_version VALUES (1);
  INSERT INTO submissions (id, kind, body, digest, received_at)
    SELECT 'key-' || row, 'quote', '{"message":"' || row || '"}', md5(row::text), now()::text
    FROM generate_series(1, ${rows}) AS row`;

/** Everything that steps have made in a database, and how many were taken, as lines. */
async function schemaOf(url: string): Promise<string[]> {
  const lines = await askDatabase(
    url,
    `SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, collation_name) AS line
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT 'version ' || version FROM schema_version`,
  );
  return lines.map(({ line }) => String(line)).toSorted();
}

/** Waits until somebody else has come to a database, or all others have left it. */
async function until(watcher: Client, how: 'come' | 'gone'): Promise<void> {
  for (;;) {
    const { rows } = await watcher.query<{ count: number }>(
      'SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    if ((rows[0]?.count === 0) === (how === 'gone')) return;
    await wait(1);
  }
}

/** Starts three instances at once and kills them all soon after the first has come to the database. */
async function raceAndKill(site: string, url: string): Promise<void> {
  const watcher = new Client(url);
  await watcher.connect();
  const racing = Array.from({ length: 3 }, () =>
    spawn(process.execPath, [program('main.ts')], {
      stdio: 'ignore',
      env: {
        ...{ ...process.env, SITE_ROOT: site, PORT: '0', DATABASE_URL: url },
        DATA_DIR: join(temporaryFolder(), 'data'),
      },
    }),
  );
  onTestFinished(() => racing.forEach((one) => one.kill('SIGKILL')));
  await until(watcher, 'come');
  await wait(Math.random() * 60);
  await Promise.all(
    racing.map(async (one) => {
      const ended = once(one, 'exit');
      one.kill('SIGKILL');
      await ended;
    }),
  );
  await until(watcher, 'gone');
  await watcher.end();
}

test('whenever instances are killed that migrate, the next start finishes it, with every row', async () => {
  const { database, url } = await sharedSite(0);
  const site = temporarySite();
  const finish = async (one: string): Promise<string[]> => {
    const instance = instanceOf(site, one);
    await instance.start();
    await instance.ready();
    await instance.end('SIGKILL');
    return schemaOf(one);
  };
  const whole = await finish(url);
  expect(whole).toContain(`version ${newestVersion}`);
  const rows = scaled(20_000, 1_000);
  const seen = {
    kills: 0,
    'before a step': 0,
    'between steps': 0,
    'after the last': 0,
    databases: 0,
  };
  while (seen.kills < scaled(50, 3)) {
    // Every other one is empty.
    const isEmpty = seen.databases % 2 === 1;
    const given = await database.createDatabase();
    seen.databases += 1;
    if (!isEmpty) await askDatabase(given, firstDatabase(rows));
    for (let isWhole = false; !isWhole && seen.kills < scaled(50, 3);) {
      const before = await versionOf(given);
      await raceAndKill(site, given);
      const version = await versionOf(given);
      isWhole = version === newestVersion;
      seen.kills += 1;
      seen[isWhole ? 'after the last' : version === before ? 'before a step' : 'between steps'] +=
        1;
    }
    expect(await finish(given)).toEqual(whole);
    const sound = `SELECT count(*)::int FROM submissions
      WHERE digest = md5(body::json ->> 'message') AND policy IS NULL AND confirmed_at IS NULL`;
    expect(await askDatabase(given, sound)).toEqual([{ count: isEmpty ? 0 : rows }]);
  }
  tell(`migrations: ${JSON.stringify(seen)}, ${rows} rows in every other database`);
});

async function versionOf(url: string): Promise<number> {
  const [table] = await askDatabase(url, "SELECT to_regclass('schema_version')::text AS name");
  if (table?.['name'] === null) return 0;
  const [row] = await askDatabase(url, 'SELECT version FROM schema_version');
  return Number(row?.['version']);
}
