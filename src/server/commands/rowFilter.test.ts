import { expect, onTestFinished, test } from 'vitest';
import type { RowOrder } from '../store/ownersStore.ts';
import { row } from '../store/testing/storeSuite.ts';
import { chosenStore } from '../chosenStore.ts';
import { eachStore } from '../testing/eachStore.ts';
import { readFilter } from './rowFilter.ts';

eachStore((start) => {
  test('rows are found by kind, time and address', async () => {
    const { environment, open } = await start();
    const store = await open();
    const body = { email: 'asha@example.com', message: 'not b@example.com' };
    await store.insert({ ...row, id: 'january1', body });
    await store.insert({
      ...row,
      id: 'january2',
      kind: 'newsletter',
      body: { email: 'B@example.com' },
    });
    await store.insert({ ...row, id: 'march100', body, receivedAt: '2026-03-01T10:20:30.000Z' });
    await store.close();
    const owners = await chosenStore(environment).openForOwner();
    onTestFinished(() => owners.close());
    const found = async (options: Record<string, string>, order: RowOrder = 'oldest first') => {
      const rows = await Array.fromAsync(owners.rows(readFilter(options), order));
      return rows.map(({ id }) => id);
    };
    expect(await found({})).toEqual(['january1', 'january2', 'march100']);
    expect(await found({ email: 'b@EXAMPLE.com' })).toEqual(['january2']);
    expect(await found({ kind: 'quote', until: '2026-02-28' })).toEqual(['january1']);
    expect(await found({ until: '2026-03-01' })).toHaveLength(3);
    expect(await found({ until: '2026-03-01T10:20:30Z' })).toHaveLength(2);
    expect(await found({ since: '2026-03-01' })).toEqual(['march100']);
    expect(await found({}, 'newest first')).toEqual(['march100', 'january2', 'january1']);
  });
});
