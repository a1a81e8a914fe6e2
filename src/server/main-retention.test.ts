import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { openStore } from './store/openStore.ts';
import { row } from './store/testing/storeSuite.ts';
import { filesWith } from './testing/runSubmissions.ts';
import { runningServer, storedIds } from './testing/runningServer.ts';
import { temporarySite } from './testing/temporarySite.ts';

test('a server deletes what is too old as it starts, and warns of another time than the policy’s', async () => {
  const root = temporarySite();
  const store = await openStore(join(root, 'data'));
  await store.insert({ ...row, id: 'key-old-00', receivedAt: '2020-01-01T00:00:00.000Z' });
  const fresh = { ...row, id: 'key-new-00', receivedAt: new Date().toISOString() };
  await store.insert({ ...fresh, body: { email: 'new@example.com' } });
  await store.close();
  const environment = { RETENTION_DAYS: '30' };
  const { process: server } = await runningServer(root, { environment, stderr: 'pipe' });
  const said = server.stderr ? text(server.stderr) : '';
  await vi.waitFor(async () => {
    expect(await storedIds(root)).toEqual(['key-new-00']);
    expect(filesWith(join(root, 'data'), String(row.body['email']))).toEqual([]);
  }, 10_000);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(await said).toMatch(/^Warning: RETENTION_DAYS keeps submissions for 30 days, and .+\.$/mu);
});
