import { expect, test } from 'vitest';
import { channels, type Channel } from '../notice.ts';
import type { OutboxStore } from '../store.ts';
import { StoreError } from '../storeError.ts';
import { row } from './storeSuite.ts';

/** Opens an empty store, and the same one again, which tells on some channels. All are closed at the end. */
export type OutboxOpening = {
  open: (told?: readonly Channel[]) => Promise<OutboxStore>;
  /** Asks the database itself, beside the store. */
  ask: (sql: string) => Promise<Record<string, unknown>[]>;
};

const received = Date.parse(row.receivedAt);
const known = {
  ...{ id: row.id, kind: row.kind, body: row.body },
  ...{ receivedAt: row.receivedAt, page: row.page, locale: row.locale },
};
const signUp = { ...row, kind: 'newsletter' as const };

/**
 * What every store has to do that knows who has still to be told of what.
 * @param start makes room for an empty store.
 */
export function outboxSuite(start: () => OutboxOpening | Promise<OutboxOpening>): void {
  const openOne = async (told: readonly Channel[] = channels) => (await start()).open(told);

  test('of a new row the owner has to be told on every channel, at once, with all that is in it', async () => {
    const store = await openOne();
    await store.insert(row);
    for (const channel of channels) {
      const { notices, next = Infinity } = await store.due(channel, received, 9);
      expect(notices).toEqual([{ ...known, attempts: 0 }]);
      expect(next).toBeGreaterThan(received + 10_000);
    }
    expect(await store.waiting()).toEqual([
      { channel: 'mail', count: 1, since: row.receivedAt },
      { channel: 'visitor', count: 1, since: row.receivedAt },
      { channel: 'webhook', count: 1, since: row.receivedAt },
    ]);
  });

  test('of a row that is there already, or is not stored, nobody is told', async () => {
    const store = await openOne();
    const wrong = { ...row, id: 'key-00002', kind: null as unknown as 'quote' };
    await expect(store.insert(wrong)).rejects.toThrow(StoreError);
    expect(await store.waiting()).toEqual([]);
    await store.insert(row);
    for (const channel of channels) await store.mark(channel, [{ id: row.id, next: 'told' }]);
    expect(await store.insert(row)).toBe('same');
    expect(await store.insert({ ...row, digest: 'd2' })).toBe('conflict');
    expect(await store.waiting()).toEqual([]);
  });

  test('a row whose notice cannot be kept is not stored either', async () => {
    const { open, ask } = await start();
    const store = await open(channels);
    await ask('ALTER TABLE outbox RENAME TO lost');
    await expect(store.insert(row)).rejects.toThrow(StoreError);
    expect(await store.get(row.id)).toBeUndefined();
    await ask('ALTER TABLE lost RENAME TO outbox');
    expect(await store.insert(row)).toBe('new');
    expect(await store.waiting()).toHaveLength(channels.length);
  });

  test('what waits for its next attempt is not due before, and counts its attempts', async () => {
    const store = await openOne();
    await store.insert(row);
    await store.insert({ ...row, id: 'key-00002' });
    await store.mark('mail', [
      { id: row.id, next: received + 10_000 },
      { id: 'key-00002', next: 'told' },
    ]);
    expect(await store.due('mail', received, 9)).toEqual({ notices: [], next: received + 10_000 });
    const { notices } = await store.due('mail', received + 10_000, 9);
    expect(notices).toEqual([{ ...known, attempts: 1 }]);
    expect((await store.due('webhook', received, 9)).notices).toHaveLength(2);
  });

  test('the longest due come first, and no more than are asked for', async () => {
    const store = await openOne();
    const ids = ['key-00003', 'key-00001', 'key-00002'];
    for (const [at, id] of ids.entries()) {
      await store.insert({ ...row, id, receivedAt: `2026-01-01T00:00:0${at}.000Z` });
    }
    const { notices, next } = await store.due('webhook', received + 1_000, 1);
    expect(notices.map(({ id }) => id)).toEqual(['key-00003']);
    expect(next).toBe(received + 2_000);
  });

  test('who looks again before anything is written down finds the same', async () => {
    const store = await openOne();
    for (const id of ['key-00001', 'key-00002', 'key-00003']) await store.insert({ ...row, id });
    const { notices } = await store.due('mail', received, 2);
    expect((await store.due('mail', received, 2)).notices).toEqual(notices);
    expect((await store.due('mail', received, 9)).notices).toHaveLength(3);
  });

  test('a start makes due what waits', async () => {
    const { open } = await start();
    const before = await open(channels);
    await before.insert(row);
    await before.mark('mail', [{ id: row.id, next: received + 1e9 }]);
    await before.close();
    const { notices } = await (await open(channels)).due('mail', received, 9);
    expect(notices).toEqual([{ ...known, attempts: 1 }]);
  });

  test('where nobody is told nothing waits', async () => {
    const store = await openOne([]);
    await store.insert(row);
    expect(await store.waiting()).toEqual([]);
  });

  test('a row that is erased takes its notices along, and they hold nothing of it but its id', async () => {
    const { open, ask } = await start();
    const store = await open(channels);
    await store.insert(row);
    const lines = await ask('SELECT * FROM outbox');
    const values = lines.flatMap((line) => Object.values(line)).filter((value) => value !== null);
    expect(new Set(values.map(String))).toEqual(
      new Set([row.id, ...channels, '0', String(received)]),
    );
    await store.remove(row.id);
    expect(await store.waiting()).toEqual([]);
    // One that was under way meanwhile.
    await store.mark('mail', [{ id: row.id, next: 'told' }]);
  });

  test('a sign-up that comes again is written to again until it is confirmed', async () => {
    const store = await openOne();
    const mailed = async () => (await store.due('visitor', received, 9)).notices.length;
    await store.insert(signUp);
    await store.insert(signUp);
    expect(await mailed()).toBe(1);
    await store.mark('visitor', [{ id: row.id, next: 'told' }]);
    await store.insert(signUp);
    expect(await mailed()).toBe(1);
    await store.mark('visitor', [{ id: row.id, next: 'told' }]);
    await store.confirm(row.id, row.receivedAt);
    await store.insert(signUp);
    expect(await mailed()).toBe(0);
  });

  test('what is asked of a channel is answered in that order, so that nothing marked is found due', async () => {
    const store = await openOne();
    for (let at = 0; at < 20; at += 1) {
      const answered: string[] = [];
      await store.insert({ ...row, id: `key-${at}-0000` });
      await Promise.all([
        store.due('mail', received, 9).then(() => answered.push('due')),
        store
          .mark('mail', [{ id: `key-${at}-0000`, next: 'told' }])
          .then(() => answered.push('marked')),
        store.due('mail', received, 9).then(({ notices }) => answered.push(...notices.map(String))),
      ]);
      expect(answered).toEqual(['due', 'marked']);
    }
  });

  test('without mail nobody is written to again', async () => {
    const store = await openOne(['webhook']);
    await store.insert(signUp);
    await store.insert(signUp);
    expect(await store.waiting()).toEqual([
      { channel: 'webhook', count: 1, since: row.receivedAt },
    ]);
  });
}
