import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../store/openStore.ts';
import { row } from '../store/testing/storeSuite.ts';
import { program, runningServer } from '../testing/runningServer.ts';
import { filledFolder, runSubmissions } from '../testing/runSubmissions.ts';
import { temporaryFolder, temporarySite } from '../testing/temporarySite.ts';
import { runCommand } from './runCommand.ts';

async function idsIn(folder: string): Promise<string[]> {
  const store = await openStore(folder);
  const rows = await Array.fromAsync(store.each());
  await store.close();
  return rows.map(({ id }) => id);
}

/** A data folder as a server leaves it that was killed: the last row is in the log alone. */
async function killedFolder(): Promise<string> {
  const [folder, killed] = [temporaryFolder(), temporaryFolder()];
  const store = await openStore(folder);
  await store.insert({ ...row, id: 'old-00001' });
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(killed, name));
  await store.close();
  return killed;
}

function backupOf(folder: string): string {
  const file = join(temporaryFolder(), 'backup.db');
  expect(runSubmissions(folder, 'backup', file).status).toBe(0);
  return file;
}

const keptIn = (folder: string) => readdirSync(folder).filter((name) => /-kept\w+$/u.test(name));

test('while a server runs nothing is restored', async () => {
  const root = temporarySite();
  await runningServer(root);
  const folder = join(root, 'data');
  const before = readdirSync(folder);
  const { status, stderr } = runSubmissions(folder, 'restore', backupOf(folder));
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Expected that nothing uses the data folder, but a server does; .+\.\n$/u,
  );
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(before));
  expect(keptIn(folder)).toEqual([]);
});

test('a backup that is none or damaged changes nothing', async () => {
  const folder = await filledFolder(2);
  const damaged = backupOf(await filledFolder(300));
  writeFileSync(damaged, readFileSync(damaged).fill(0xff, 4096 * 4, 4096 * 9));
  const other = join(temporaryFolder(), 'other.db');
  writeFileSync(other, 'no database'.repeat(1000));
  for (const file of [damaged, other, join(folder, 'never.db')]) {
    await expect(runCommand(['restore', file], { DATA_DIR: folder })).rejects.toThrow(
      /^Expected a backup that is whole, but .+; nothing was changed: name another file\.$/su,
    );
  }
  expect(keptIn(folder)).toEqual([]);
  expect(await idsIn(folder)).toHaveLength(2);
});

test('a database too damaged to open is kept as it is, and replaced', async () => {
  const folder = await filledFolder(1);
  const backup = backupOf(await filledFolder(2));
  const damaged = 'no database'.repeat(1000);
  writeFileSync(join(folder, 'submissions.db'), damaged);
  const { status, stdout } = runSubmissions(folder, 'restore', backup);
  expect(status).toBe(0);
  const [kept = ''] = keptIn(folder);
  expect(stdout).toContain(join(folder, kept));
  expect(readFileSync(join(folder, kept), 'utf8')).toBe(damaged);
  expect(await idsIn(folder)).toHaveLength(2);
});

test('killed at any step, a restore leaves the old database or the new one', async () => {
  const backup = backupOf(await filledFolder(2));
  const seen: string[] = [];
  // Before the copy is synced, before the old one gets its second name, before the new one takes the
  // first, before that is synced, and not at all.
  for (let step = 1; step <= 5; step += 1) {
    const folder = await killedFolder();
    const { signal } = spawnSync(
      process.execPath,
      ['--import', killAt(step), program('submissions.ts'), 'restore', backup],
      { env: { ...process.env, DATA_DIR: folder } },
    );
    expect(signal).toBe(step === 5 ? null : 'SIGKILL');
    // Whoever starts the server again finds all of the one or the other.
    const ids = await idsIn(folder);
    seen.push(ids.length === 1 && ids[0] === 'old-00001' ? 'old' : `new, ${ids.length}`);
    const again = runSubmissions(folder, 'restore', backup);
    expect(again.status).toBe(0);
    rmSync(folder, { recursive: true });
  }
  expect(seen).toEqual(['old', 'old', 'old', 'new, 2', 'new, 2']);
});

/** A module that has the process killed before it does so many things to the disk that matter here. */
function killAt(step: number): string {
  const source = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let left = ${step};
    for (const name of ['fsyncSync', 'linkSync', 'renameSync']) {
      const real = fs[name];
      fs[name] = (...given) => {
        left -= 1;
        if (left === 0) process.kill(process.pid, 'SIGKILL');
        return real(...given);
      };
    }
    syncBuiltinESMExports();`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}
