import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { intakePaths } from '../../contract/intake.ts';
import { forgetAddress } from '../store/forget.ts';
import { openStore } from '../store/openStore.ts';
import { row } from '../store/testing/storeSuite.ts';
import { eachStore } from '../testing/eachStore.ts';
import { runningServer, storedIds } from '../testing/runningServer.ts';
import { filesWith, filledFolder, runSubmissions } from '../testing/runSubmissions.ts';
import { quote, temporaryFolder, temporarySite } from '../testing/temporarySite.ts';
import { forgetEverywhere } from './forgetEverywhere.ts';

const address = 'Lalita.Pawar@Example.com';

test('who is erased while the server runs has left no byte in any file, and everybody else is there', async () => {
  const root = temporarySite();
  const folder = join(root, 'data');
  const { origin } = await runningServer(root, { environment: { RATE_LIMIT: '0' } });
  const post = async (kind: 'quote' | 'newsletter', key: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(origin + intakePaths[kind], sent)).status;
  };
  const message = 'long enough for pages of its own '.repeat(100);
  for (let at = 0; at < 60; at += 1) {
    const email = at % 3 === 0 ? address.toUpperCase() : 'somebody@example.com';
    expect(await post('quote', `key-${at}-0000`, { ...quote, email, message })).toBe(201);
  }
  await post('newsletter', 'key-newsletter', { email: address });
  await post('quote', 'key-other-field', { ...quote, name: address });
  expect(filesWith(folder, address)).not.toEqual([]);

  const { status, stdout } = runSubmissions(folder, 'erase', '--email', address.toLowerCase());
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Erased 22 submissions\.\nBackups keep what they hold .+\n$/u);
  expect(filesWith(folder, address)).toEqual([]);
  expect(await storedIds(root)).toHaveLength(40);
  expect(await post('quote', 'key-afterwards', quote)).toBe(201);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(await storedIds(root)).toHaveLength(41);
});

test('kept copies are searched too, and backups named', async () => {
  const folder = temporaryFolder();
  const store = await openStore(folder);
  await store.insert({ ...row, body: { email: address } });
  await store.close();
  const backup = join(temporaryFolder(), 'backup.db');
  for (const command of ['backup', 'restore']) {
    expect(runSubmissions(folder, command, backup).status).toBe(0);
  }
  const { stdout } = runSubmissions(folder, 'erase', '--email', address);
  expect(stdout).toMatch(/^Erased 1 submission, and 1 in copies that a restore has kept\.\n/u);
  expect(stdout).toContain(`still in their place:\n  ${backup}\n`);
  expect(filesWith(folder, address)).toEqual([]);
});

test('what only mentions an address is left and told of, unless it is meant too', async () => {
  const folder = temporaryFolder();
  const store = await openStore(folder);
  await store.insert({ ...row, body: { message: `I know ${address} well` } });
  await store.close();
  const left = runSubmissions(folder, 'erase', '--email', address);
  expect(left.stdout).toMatch(
    /^Erased 0 submissions\.\nLeft 1 submission with the address inside/u,
  );
  expect(filesWith(folder, address)).not.toEqual([]);
  const erased = runSubmissions(folder, 'erase', '--email', address, '--mentions');
  expect(erased.stdout).toMatch(/^Erased 1 submission\.\nBackups/u);
  expect(filesWith(folder, address)).toEqual([]);
});

eachStore((start) => {
  test('who is erased is erased wherever the address stands, and nobody else', async () => {
    const { environment, open } = await start();
    const store = await open();
    const bodies = [
      { email: address.toUpperCase(), message: 'by its address' },
      { email: 'somebody@example.com', name: address },
      { email: 'somebody@example.com', message: `I know ${address} well` },
      { email: `not.${address}` },
    ];
    for (const [at, body] of bodies.entries())
      await store.insert({ ...row, id: `key-0000${at}`, body });
    await store.takeMail({ submission: 'key-00000', address, now: 0 });
    const { status, stdout } = runSubmissions(environment, 'erase', '--email', address);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Erased 2 submissions\.\nLeft 2 submissions with the address inside/u);
    expect(stdout).toMatch(/Backups keep what they hold until you replace or delete them\./u);
    const left = await Array.fromAsync(store.each());
    expect(left.map(({ id }) => id)).toEqual(['key-00002', 'key-00003']);
    const mentions = runSubmissions(environment, 'erase', '--email', address, '--mentions');
    expect(mentions.stdout).toMatch(/^Erased 2 submissions\./u);
    expect(await Array.fromAsync(store.each())).toEqual([]);
  });
});

test('what somebody has deleted by hand is not in free pages any more', async () => {
  const folder = await filledFolder(50);
  const byHand = new DatabaseSync(join(folder, 'submissions.db'));
  byHand.exec("PRAGMA secure_delete=OFF; DELETE FROM submissions WHERE id LIKE 'key-%'");
  byHand.close();
  await forgetEverywhere(folder, forget(quote.email));
  expect(filesWith(folder, quote.email)).toEqual([]);
});

test('while somebody reads, the log is not empty: it is tried again, then told', async () => {
  const folder = await filledFolder(3);
  // As the server has it: with a log.
  const store = await openStore(folder);
  onTestFinished(() => store.close());
  const reader = new DatabaseSync(join(folder, 'submissions.db'), { readOnly: true });
  onTestFinished(() => reader.close());
  reader.exec('BEGIN; SELECT * FROM submissions');
  await expect(forgetEverywhere(folder, forget(quote.email), 300)).rejects.toThrow(
    /^Expected to empty the log .+ give the command again once that program, such as an export, has ended\.$/u,
  );
  expect(filesWith(folder, quote.email)).not.toEqual([]);
  const again = forgetEverywhere(folder, forget(quote.email));
  await setTimeout(300);
  reader.exec('ROLLBACK');
  await again;
  expect(filesWith(folder, quote.email)).toEqual([]);
});

function forget(email: string) {
  return (database: DatabaseSync) => forgetAddress(database, email, { also: false });
}
