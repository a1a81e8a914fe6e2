import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/server/store/openStore.ts';
import { temporaryFolder } from '../../src/server/testing/temporarySite.ts';
import { scaled, tell } from './testing/scale.ts';
import { nothingSent, sendAlways, sendScript } from './testing/senders.ts';
import { servedSite } from './testing/servedSite.ts';
import { visitPages } from './testing/visitPages.ts';

test('who has locked the database keeps no page waiting, and a post less than 6 seconds', async () => {
  const site = servedSite();
  const { origin } = await site.start();
  expect((await sendScript(origin, 'before-it-is-locked')).status).toBe(201);
  const other = new DatabaseSync(join(site.data, 'submissions.db'));
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const endVisits = visitPages(origin);
  const end = performance.now() + scaled(30_000, 6_000);
  const times: number[] = [];
  const post = async (_: unknown, sender: number): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      const message = `locked-${sender}-${times.length}`;
      expect((await sendScript(origin, message)).status).toBe(503);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: 6 }, post));
  const { count, p99, faults } = await endVisits();
  other.exec('ROLLBACK');
  tell(
    `locked: ${times.length} posts refused after ${(Math.max(...times) / 1000).toFixed(1)} s at most; of ${count} pages p99 ${p99.toFixed(1)} ms`,
  );
  expect(faults).toEqual([]);
  expect(p99).toBeLessThan(scaled(50, 5_000));
  expect(Math.max(...times)).toBeLessThan(scaled(6_000, 10_000));
  expect((await sendScript(origin, 'after-it-was-locked')).status).toBe(201);
  const stored = (await site.rows()).map(({ id }) => id);
  expect(stored).toEqual(['before-it-is-locked', 'after-it-was-locked']);
});

test('on a full disk nobody is thanked for what is not kept', async () => {
  const site = servedSite();
  const { origin } = await site.start({ shell: 'ulimit -f 256' });
  const sent = nothingSent();
  const isOver = (): boolean => (sent.statuses.get(503) ?? 0) >= 50;
  const senders = Array.from({ length: 8 }, async (_, sender) =>
    sendAlways(origin, `full-${sender}`, sent, isOver),
  );
  await Promise.all(senders);
  const stored = (await site.rows()).map(({ body }) => body['message'] ?? '');
  tell(`full disk: ${sent.thanked.size} thanked for, ${stored.length} stored`);
  expect(sent.thanked.size).toBeGreaterThan(10);
  expect(new Set(stored)).toEqual(sent.thanked);
  expect(stored.length).toBe(sent.thanked.size);
});

/** A database as the first program left it, without a version, with so many rows. */
function firstDatabase(rows: number): string {
  const folder = join(temporaryFolder(), 'data');
  mkdirSync(folder, { mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'submissions.db'));
  database.exec(`PRAGMA journal_mode=WAL; CREATE TABLE submissions (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, body TEXT NOT NULL, digest TEXT NOT NULL,
    received_at TEXT NOT NULL, page TEXT, locale TEXT
  ) STRICT; BEGIN`);
  const add = database.prepare(
    "INSERT INTO submissions VALUES (?, 'quote', '{}', 'd', '2026-01-01T00:00:00.000Z', NULL, NULL)",
  );
  for (let row = 0; row < rows; row += 1) add.run(`key-${row}-0000`);
  database.exec('COMMIT');
  database.close();
  return folder;
}

const opening = `
  const { openDatabase } = await import(process.argv[1]);
  process.stdout.write('ready');
  openDatabase(process.argv[2]);
  process.stdout.write('open');
`;

test('whenever a migration is killed, the next start finishes it, with every row', async () => {
  const rows = scaled(20_000, 2_000);
  const first = firstDatabase(rows);
  const module = new URL('../../src/server/store/database.ts', import.meta.url).href;
  let interrupted = 0;
  for (let kill = 0; kill < scaled(50, 5); kill += 1) {
    const folder = join(temporaryFolder(), 'data');
    cpSync(first, folder, { recursive: true });
    const opener = spawn(process.execPath, ['--input-type=module', '-e', opening, module, folder]);
    const exit = once(opener, 'exit');
    let said = '';
    opener.stdout.on('data', (chunk) => (said += String(chunk)));
    await once(opener.stdout, 'data');
    await wait(Math.random() * 30);
    opener.kill('SIGKILL');
    await exit;
    if (!said.includes('open')) interrupted += 1;
    const store = await openStore(folder);
    const found = (await Array.fromAsync(store.each())).length;
    await store.close();
    expect(found).toBe(rows);
  }
  tell(`migrations: ${scaled(50, 5)} killed, ${interrupted} of them before they ended`);
});
