import { expect, onTestFinished, test } from 'vitest';
import { openBeside } from '../store/openBeside.ts';
import { openStore } from '../store/openStore.ts';
import { row } from '../store/testing/storeSuite.ts';
import { temporaryFolder } from '../testing/temporarySite.ts';
import { readFilter, readRows } from './rowFilter.ts';

test('rows are found by kind, time and address', async () => {
  const folder = temporaryFolder();
  const store = await openStore(folder);
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
  const database = openBeside(folder, { readOnly: true });
  onTestFinished(() => database.close());
  const found = (options: Record<string, string>) =>
    [...readRows(database, readFilter(options), 'oldest first')].map(({ id }) => id);
  expect(found({})).toEqual(['january1', 'january2', 'march100']);
  expect(found({ email: 'b@EXAMPLE.com' })).toEqual(['january2']);
  expect(found({ kind: 'quote', until: '2026-02-28' })).toEqual(['january1']);
  expect(found({ until: '2026-03-01' })).toHaveLength(3);
  expect(found({ until: '2026-03-01T10:20:30Z' })).toHaveLength(2);
  expect(found({ since: '2026-03-01' })).toEqual(['march100']);
  expect([...readRows(database, readFilter({}), 'newest first')][0]?.id).toBe('march100');
});
