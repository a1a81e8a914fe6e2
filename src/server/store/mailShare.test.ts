import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporarySite.ts';
import { mailLimit } from './mailShare.ts';
import { openStore } from './openStore.ts';
import { row } from './testing/storeSuite.ts';

const address = 'asha@example.com';
const now = Date.parse(row.receivedAt);

async function openWithRows() {
  const store = await openStore(temporaryFolder());
  onTestFinished(() => store.close());
  const ids = ['key-00001', 'key-00002', 'key-00003', 'key-00004'];
  for (const id of ids) await store.insert({ ...row, id });
  const take = (at: number, mail: { address?: string; now?: number } = {}) =>
    store.takeMail({ submission: ids[at] ?? '', address, now, ...mail });
  return { store, take };
}

test('an address gets three mails a day, in whatever letters it is typed', async () => {
  const { take } = await openWithRows();
  expect(await take(0)).toBeTypeOf('number');
  expect(await take(1, { address: 'ASHA@example.com' })).toBeTypeOf('number');
  expect(await take(2, { now: now + mailLimit.within - 1 })).toBeTypeOf('number');
  expect(await take(3, { now: now + mailLimit.within - 1 })).toBeUndefined();
  expect(await take(3, { address: 'b@example.com' })).toBeTypeOf('number');
  expect(await take(3, { now: now + mailLimit.within })).toBeTypeOf('number');
});

test('a mail that was not sent does not count', async () => {
  const { store, take } = await openWithRows();
  await take(0);
  await take(1);
  const place = await take(2);
  if (place === undefined) expect.fail('Expected a place, got none.');
  await store.dropMail(place);
  expect(await take(3)).toBeTypeOf('number');
});

test('what is counted goes with its row, and holds no address', async () => {
  const { store, take } = await openWithRows();
  await take(0);
  await take(1);
  await take(2);
  await store.remove('key-00001');
  expect(await take(3)).toBeTypeOf('number');
});
