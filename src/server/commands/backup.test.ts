import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { intakePaths } from '../../contract/intake.ts';
import { openStore } from '../store/openStore.ts';
import { program, runningServer, storedIds } from '../testing/runningServer.ts';
import { filledFolder, runSubmissions } from '../testing/runSubmissions.ts';
import { quote, temporaryFolder, temporarySite } from '../testing/temporarySite.ts';
import { runCommand } from './runCommand.ts';

const execute = promisify(execFile);

test('a backup under load brings back every submission that was acknowledged before', async () => {
  const root = temporarySite();
  const { origin } = await runningServer(root, { environment: { RATE_LIMIT: '0' } });
  const acknowledged: string[] = [];
  const over = new AbortController();
  const senders = Array.from({ length: 8 }, async (_, sender) => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const key = `key-${sender}-${at}-0000`;
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const body = JSON.stringify(quote);
      const { status } = await fetch(origin + intakePaths.quote, {
        method: 'POST',
        headers,
        body,
      });
      if (status === 201) acknowledged.push(key);
    }
  });
  while (acknowledged.length < 200) await new Promise((resolve) => setTimeout(resolve, 10));
  const before = [...acknowledged];
  // Not by spawnSync: the senders go on meanwhile.
  const file = join(temporaryFolder(), 'backup.db');
  const answer = await execute(process.execPath, [program('submissions.ts'), 'backup', file], {
    env: { ...process.env, SITE_ROOT: root },
  });
  over.abort();
  await Promise.all(senders);
  expect(answer.stdout).toMatch(/^\d+ submissions in .+backup\.db\n$/u);
  expect(acknowledged.length).toBeGreaterThan(before.length);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const other = temporaryFolder();
  const { status, stdout } = runSubmissions(join(other, 'data'), 'restore', file);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Restored \d+ submissions\. .+\nThere was nothing before\.\n$/u);
  const restored = new Set(await storedIds(other));
  expect(before.filter((key) => !restored.has(key))).toEqual([]);
  const store = await openStore(join(other, 'data'));
  await store.check();
  await store.close();
});

test('a backup takes no place of another file, and none in the data folder', async () => {
  const folder = await filledFolder(2);
  const there = join(temporaryFolder(), 'there.db');
  writeFileSync(there, 'precious');
  const inside = join(folder, 'assets');
  mkdirSync(inside);
  const missing = join(folder, '..', 'never', 'backup.db');
  for (const [path, reason] of [
    [there, 'it is there already'],
    [join(inside, 'backup.db'), 'it is in the data folder'],
    [missing, 'its folder is missing'],
  ] as const) {
    await expect(runCommand(['backup', path], { DATA_DIR: folder })).rejects.toThrow(
      `Expected a new file to write the backup to, but ${reason}; no backup was made: look there, or name another.`,
    );
  }
  expect(statSync(there).size).toBe(8);
});

test('a disk without room for a backup is left without a piece of one', async () => {
  const folder = await filledFolder(1000);
  const place = temporaryFolder();
  const command = 'ulimit -f 64; exec "$0" "$@"';
  const parameters = [program('submissions.ts'), 'backup', join(place, 'backup.db')];
  const { status, stderr } = spawnSync('bash', ['-c', command, process.execPath, ...parameters], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Expected a new file .+ but .+; no backup was made: .+\.\n$/u);
  expect(readdirSync(place)).toEqual([]);
});
