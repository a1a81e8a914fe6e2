import { expect, test } from 'vitest';
import { quote } from '../../testing/temporarySite.ts';
import { StoreError } from '../storeError.ts';
import type { Store } from '../store.ts';
import type { Submission } from '../submission.ts';

/** A row with everything in it that is hard to keep. */
export const row: Submission = {
  id: 'key-00001',
  kind: 'quote',
  body: { ...quote, message: "NUL \u0000, emoji 😀, quote ' and \u2028 line" },
  digest: 'd1',
  receivedAt: '2026-01-01T00:00:00.000Z',
  page: 'home',
  locale: 'ar',
  policy: '2025-12-31',
  confirmedAt: null,
};

/** Opens an empty store, and the same one again. Both are closed when the test ends. */
type Opening = { open: () => Promise<Store> };

/**
 * What every store has to do, whatever it keeps its rows in.
 * @param start makes room for an empty store.
 */
export function storeSuite(start: () => Opening | Promise<Opening>): void {
  test('a row comes back as it was stored, also after a restart', { tags: 'S3.26' }, async () => {
    const { open } = await start();
    const store = await open();
    expect(await store.insert(row)).toBe('new');
    await store.close();
    expect(await Array.fromAsync((await open()).each())).toEqual([row]);
  });

  test('an id is taken once, and tells a repeat from another content', async () => {
    const store = await (await start()).open();
    expect(await store.insert(row)).toBe('new');
    expect(await store.insert({ ...row, receivedAt: '2026-01-02T00:00:00.000Z' })).toBe('same');
    expect(await store.insert({ ...row, digest: 'd2' })).toBe('conflict');
    expect(await Array.fromAsync(store.each())).toEqual([row]);
  });

  test('who asks for a row learns whether its id is taken, and nothing is stored', async () => {
    const store = await (await start()).open();
    expect(await store.find(row)).toBeUndefined();
    expect(await Array.fromAsync(store.each())).toEqual([]);
    await store.insert(row);
    expect(await store.find(row)).toBe('same');
    expect(await store.find({ ...row, digest: 'd2' })).toBe('conflict');
  });

  test('a row is found by its id alone, with everything in it', async () => {
    const store = await (await start()).open();
    expect(await store.get(row.id)).toBeUndefined();
    await store.insert({ ...row, id: 'key-00000' });
    await store.insert(row);
    expect(await store.get(row.id)).toEqual(row);
    expect(await store.get('key-0000')).toBeUndefined();
  });

  test('rows come in the order in which they arrived', async () => {
    const store = await (await start()).open();
    // The first is stored alone, the others together.
    const ids = ['nnnnnnnn', 'zzzzzzzz', 'aaaaaaaa', 'mmmmmmmm'];
    await Promise.all(ids.map((id) => store.insert({ ...row, id })));
    const rows = await Array.fromAsync(store.each());
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  test('a thousand that come at once are all stored, each once', async () => {
    const store = await (await start()).open();
    const ids = Array.from({ length: 1000 }, (_, index) => `key-${index % 500}-00000`);
    const outcomes = await Promise.all(ids.map((id) => store.insert({ ...row, id })));
    expect(outcomes.filter((outcome) => outcome === 'new')).toHaveLength(500);
    expect(outcomes.filter((outcome) => outcome === 'same')).toHaveLength(500);
    const rows = await Array.fromAsync(store.each());
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids));
    expect(rows).toHaveLength(500);
  });

  test('more than may wait are refused, and none that was not', async () => {
    const store = await (await start()).open();
    const ids = Array.from({ length: 3000 }, (_, index) => `key-${index}-0000`);
    const outcomes = await Promise.allSettled(ids.map((id) => store.insert({ ...row, id })));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(500);
    expect(refused.every(({ reason }) => reason instanceof StoreError)).toBe(true);
    const rows = await Array.fromAsync(store.each());
    expect(rows).toHaveLength(ids.length - refused.length);
  });

  test('rows can be read while others are stored', async () => {
    const store = await (await start()).open();
    await store.insert(row);
    const rows = store.each()[Symbol.asyncIterator]();
    expect((await rows.next()).value).toEqual(row);
    expect(await store.insert({ ...row, id: 'key-00002' })).toBe('new');
    expect((await rows.next()).value).toMatchObject({ id: 'key-00002' });
    expect((await rows.next()).done).toBe(true);
  });

  test('what was given to a store before it is closed is stored', async () => {
    const { open } = await start();
    const store = await open();
    const outcomes = Array.from({ length: 600 }, (_, index) =>
      store.insert({ ...row, id: `key-${index}-0000` }),
    );
    await store.close();
    expect((await Promise.all(outcomes)).every((outcome) => outcome === 'new')).toBe(true);
    expect(await Array.fromAsync((await open()).each())).toHaveLength(600);
  });

  test('a store that could take a row says so, and keeps none of the question', async () => {
    const store = await (await start()).open();
    await store.check();
    expect(await Array.fromAsync(store.each())).toEqual([]);
  });

  test('what is too old goes while others are stored, and everything else stays', async () => {
    const store = await (await start()).open();
    const rows = Array.from({ length: 1200 }, (_, at) => {
      const receivedAt = `202${at % 2 === 0 ? 4 : 6}-01-01T00:00:00.000Z`;
      return { ...row, id: `key-${at}-0000`, receivedAt };
    });
    await Promise.all(rows.map(store.insert));
    const purged = store.purge('2025-01-01T00:00:00.000Z');
    expect(await store.insert({ ...row, id: 'key-meanwhile' })).toBe('new');
    expect(await purged).toEqual({ isTraceless: true });
    const left = await Array.fromAsync(store.each());
    expect(left).toHaveLength(601);
    expect(left.every(({ receivedAt }) => receivedAt.startsWith('2026'))).toBe(true);
    // What was forgotten is known no more.
    expect(await store.insert({ ...row, id: 'key-0-0000' })).toBe('new');
  });

  test('a row is confirmed once, and stays as it was else', async () => {
    const { open } = await start();
    const store = await open();
    await store.insert(row);
    await store.confirm(row.id, '2026-01-02T00:00:00.000Z');
    await store.confirm(row.id, '2026-01-03T00:00:00.000Z');
    await store.confirm('key-nobody', '2026-01-03T00:00:00.000Z');
    await store.close();
    const confirmed = { ...row, confirmedAt: '2026-01-02T00:00:00.000Z' };
    expect(await Array.fromAsync((await open()).each())).toEqual([confirmed]);
  });

  test('a row that is removed is gone, and known no more', async () => {
    const store = await (await start()).open();
    await store.insert(row);
    await store.insert({ ...row, id: 'key-00002' });
    await store.remove(row.id);
    await store.remove('key-nobody');
    expect(await store.get(row.id)).toBeUndefined();
    expect((await Array.fromAsync(store.each())).map(({ id }) => id)).toEqual(['key-00002']);
    expect(await store.insert(row)).toBe('new');
  });

  test('a closed store throws instead of losing a row', async () => {
    const store = await (await start()).open();
    await store.close();
    await expect(store.insert(row)).rejects.toThrow(StoreError);
    await expect(store.get(row.id)).rejects.toThrow(StoreError);
    await expect(store.confirm(row.id, row.receivedAt)).rejects.toThrow(StoreError);
    await expect(store.remove(row.id)).rejects.toThrow(StoreError);
    await expect(store.check()).rejects.toThrow(StoreError);
    await expect(store.purge('2026-01-01')).rejects.toThrow(StoreError);
  });
}
