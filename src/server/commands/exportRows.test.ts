import { expect, test } from 'vitest';
import { openStore } from '../store/openStore.ts';
import { row } from '../store/testing/storeSuite.ts';
import { runSubmissions } from '../testing/runSubmissions.ts';
import { temporaryFolder } from '../testing/temporarySite.ts';

test('a table for spreadsheets has a column for every field, and computes nothing', async () => {
  const folder = temporaryFolder();
  const store = await openStore(folder);
  const body = { name: '=1+1', email: 'asha@example.com', later: 'a "new" field' };
  await store.insert({ ...row, body });
  await store.insert({
    ...row,
    id: 'key-00002',
    kind: 'newsletter',
    body: { email: 'b@example.com' },
  });
  await store.close();
  const { status, stdout } = runSubmissions(folder, 'export', '--format', 'csv', '--kind', 'quote');
  expect(status).toBe(0);
  expect(stdout).toBe(
    [
      '\u{FEFF}"receivedAt","reference","kind","page","locale","policy","id","name","email","mobile","company","selectservice","wecontactyou","contactYou","message","later"',
      `"2026-01-01T00:00:00.000Z","7HXF-8N9M","quote","home","ar","2025-12-31","key-00001","'=1+1","asha@example.com","","","","","","","a ""new"" field"`,
      '',
    ].join('\r\n'),
  );
  const exact = runSubmissions(folder, 'export', '--email', 'ASHA@example.com');
  expect(JSON.parse(exact.stdout).body).toEqual(body);
});
