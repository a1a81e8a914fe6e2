import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '../../site/company.ts';
import { openStore } from '../store/openStore.ts';
import { row } from '../store/testing/storeSuite.ts';
import { eachStore } from '../testing/eachStore.ts';
import { runningServer, storedIds } from '../testing/runningServer.ts';
import { filesWith, runSubmissions } from '../testing/runSubmissions.ts';
import { temporarySite } from '../testing/temporarySite.ts';
import { runCommand } from './runCommand.ts';

test('what is too old goes while the server runs, and no byte of it stays', async () => {
  const root = temporarySite();
  const folder = join(root, 'data');
  const store = await openStore(folder);
  for (const [at, receivedAt] of ['2026-01-30', '2026-01-31', '2026-02-01'].entries()) {
    const body = { email: `person${at}@example.com` };
    await store.insert({
      ...row,
      id: `key-0000${at}`,
      receivedAt: `${receivedAt}T23:59:59.999Z`,
      body,
    });
  }
  await store.close();
  await runningServer(root, { environment: { RETENTION_DAYS: '0' }, stderr: 'pipe' });
  const { status, stdout } = runSubmissions(folder, 'purge', '--before', '2026-01-31');
  expect(status).toBe(0);
  expect(stdout).toBe('Purged 1 submission from before 2026-01-31T00:00:00.000Z.\n');
  expect(await storedIds(root)).toEqual(['key-00001', 'key-00002']);
  expect(filesWith(folder, 'person0')).toEqual([]);
  expect(filesWith(folder, 'person1')).not.toEqual([]);
});

eachStore((start) => {
  test('without a day it keeps what the policy says, and nothing is too old if all is kept', async () => {
    const { environment, open } = await start();
    const store = await open();
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const days = company.retentionDays;
    for (const age of [days - 1, days + 1]) {
      await store.insert({ ...row, id: `key-${age}-0000`, receivedAt: ago(age) });
    }
    const refused = runCommand(['purge'], { ...environment, RETENTION_DAYS: '0' });
    await expect(refused).rejects.toThrow(/^Expected a day before which to delete, got none/u);
    expect(runSubmissions(environment, 'purge').stdout).toMatch(
      /^Purged 1 submission from before /u,
    );
    const rows = await Array.fromAsync(store.each());
    expect(rows.map(({ id }) => id)).toEqual([`key-${days - 1}-0000`]);
    await store.close();
  });
});
