import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/server/store/openStore.ts';
import { submissionOf } from '../../src/server/store/submission.ts';
import { askDatabase } from '../../src/server/testing/postgres/newDatabase.ts';
import { program } from '../../src/server/testing/runningServer.ts';
import { runSubmissions } from '../../src/server/testing/runSubmissions.ts';
import { quote, temporaryFolder } from '../../src/server/testing/temporarySite.ts';
import { scaled, tell } from './testing/scale.ts';
import { sharedSite } from './testing/sharedSite.ts';

/** What of each table has to be the same in both, in an order that both have. */
const compared = [
  `SELECT id, kind, body, digest, received_at, page, locale, policy, confirmed_at
    FROM submissions ORDER BY {arrival}`,
  `SELECT submission, channel, attempts, since, next_at FROM outbox ORDER BY submission, channel`,
  'SELECT submission, address, sent_at FROM mails ORDER BY submission',
];

/** A folder as a server leaves it that has stored so many rows, some of which somebody has still to be told of. */
async function filledFolder(rows: number): Promise<string> {
  const folder = join(temporaryFolder(), 'data');
  await (await openStore(folder)).close();
  const database = new DatabaseSync(join(folder, 'submissions.db'));
  const add = database.prepare(
    `INSERT INTO submissions (id, kind, body, digest, received_at, page, locale, policy, confirmed_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addLine = database.prepare('INSERT INTO outbox VALUES (?, ?, ?, ?, ?)');
  const addMail = database.prepare('INSERT INTO mails VALUES (?, ?, ?)');
  database.exec('BEGIN');
  for (let at = 0; at < rows; at += 1) {
    const body = { ...quote, message: `${at} "quoted" \u0000 😀` };
    const row = submissionOf({ kind: 'quote', body, key: `key-${rows - at}-0000`, page: 'home' });
    const { id, kind, digest, receivedAt, page, locale, policy } = row;
    const confirmedAt = at % 7 === 0 ? receivedAt : null;
    add.run(id, kind, JSON.stringify(body), digest, receivedAt, page, locale, policy, confirmedAt);
    if (at % 3 === 0) addLine.run(id, 'webhook', at % 5, at, at + 60_000);
    if (at % 5 === 0) addMail.run(id, digest, at);
  }
  database.exec('COMMIT');
  database.close();
  return folder;
}

test('however often a move is broken off, given again it ends complete and equal', async () => {
  const { url } = await sharedSite(0);
  const rows = scaled(100_000, 3_000);
  const kills = scaled(10, 3);
  const folder = await filledFolder(rows);
  const environment = { DATA_DIR: folder, DATABASE_URL: url };
  const copied = async (): Promise<number> => {
    const [table] = await askDatabase(url, "SELECT to_regclass('submissions')::text AS name");
    if (table?.['name'] === null) return 0;
    const [row] = await askDatabase(url, 'SELECT count(*)::int AS count FROM submissions');
    return Number(row?.['count']);
  };
  const left: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const moving = spawn(process.execPath, [program('submissions.ts'), 'move'], {
      env: { ...process.env, ...environment },
      stdio: 'ignore',
    });
    onTestFinished(() => void moving.kill('SIGKILL'));
    const ended = once(moving, 'exit');
    // Each a little farther than the one before.
    while (moving.exitCode === null && (await copied()) <= (rows * kill) / kills) await wait(1);
    await wait(Math.random() * 20);
    moving.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    left.push(await copied());
  }
  const { status, stdout, stderr } = runSubmissions(environment, 'move');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(`${rows} are there with the same digest`);
  const database = new DatabaseSync(join(folder, 'submissions.db'), { readOnly: true });
  onTestFinished(() => database.close());
  for (const question of compared) {
    const here = database.prepare(question.replace('{arrival}', 'rowid')).all();
    const there = await askDatabase(url, question.replace('{arrival}', 'place'));
    expect(here.length).toBeGreaterThan(0);
    const lines = (all: readonly object[]) =>
      all.map((row) =>
        JSON.stringify(Object.values(row).map((value) => (value === null ? null : String(value)))),
      );
    expect(lines(there)).toEqual(lines(here));
  }
  tell(`move: ${rows} rows, broken off ${kills} times, with so many there: ${left.join(', ')}`);
});
