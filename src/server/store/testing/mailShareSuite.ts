import { expect, test } from 'vitest';
import { mailLimit } from '../mailShare.ts';
import type { OutboxStore } from '../store.ts';
import { row } from './storeSuite.ts';

const address = 'asha@example.com';
const now = Date.parse(row.receivedAt);
const ids = ['key-00001', 'key-00002', 'key-00003', 'key-00004'];

/** Takes a mail for one of four rows that a store has. */
async function withRows(store: OutboxStore) {
  for (const id of ids) await store.insert({ ...row, id });
  return (at: number, mail: { address?: string; now?: number } = {}) =>
    store.takeMail({ submission: ids[at] ?? '', address, now, ...mail });
}

/**
 * What every store has to do that counts mails.
 * @param open an empty store, closed when the test ends.
 */
export function mailShareSuite(open: () => Promise<OutboxStore>): void {
  test('an address gets three mails a day, in whatever letters it is typed', async () => {
    const take = await withRows(await open());
    expect(await take(0)).toBeTypeOf('number');
    expect(await take(1, { address: 'ASHA@example.com' })).toBeTypeOf('number');
    expect(await take(2, { now: now + mailLimit.within - 1 })).toBeTypeOf('number');
    expect(await take(3, { now: now + mailLimit.within - 1 })).toBeUndefined();
    expect(await take(3, { address: 'b@example.com' })).toBeTypeOf('number');
    expect(await take(3, { now: now + mailLimit.within })).toBeTypeOf('number');
  });

  test('a mail that was not sent does not count', async () => {
    const store = await open();
    const take = await withRows(store);
    await take(0);
    await take(1);
    const place = await take(2);
    if (place === undefined) expect.fail('Expected a place, got none.');
    await store.dropMail(place);
    expect(await take(3)).toBeTypeOf('number');
  });

  test('what is counted goes with its row, and holds no address', async () => {
    const store = await open();
    const take = await withRows(store);
    await take(0);
    await take(1);
    await take(2);
    await store.remove('key-00001');
    expect(await take(3)).toBeTypeOf('number');
  });

  test('of mails that are asked for at the same moment no more go out', async () => {
    const take = await withRows(await open());
    const places = await Promise.all([0, 1, 2, 3, 0, 1, 2, 3].map((at) => take(at)));
    expect(places.filter((place) => place !== undefined)).toHaveLength(mailLimit.count);
  });
}
