import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { selfSigned } from '../../testing/postgres/selfSigned.ts';
import { startPostgres, type PostgresServer } from '../../testing/postgres/startPostgres.ts';
import { temporaryFolder } from '../../testing/temporarySite.ts';
import { StoreError } from '../storeError.ts';
import { row } from '../testing/storeSuite.ts';
import { openPostgres } from './openPostgres.ts';

// One of its own, since it is stopped: other tests go on meanwhile.
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

async function open(url: string, warn?: (sentence: string) => void) {
  const store = await openPostgres(url, ['mail'], warn);
  onTestFinished(() => store.close());
  return store;
}

/** An address with something else in it. */
function changed(url: string, change: (url: URL) => void): string {
  const address = new URL(url);
  change(address);
  return address.href;
}

test.each([
  ['the password', (url: URL) => void (url.password = 'of nobody'), /password \(28P01\)/u],
  ['the user', (url: URL) => void (url.username = 'nobody'), /the password \(28P01\)/u],
  ['the name', (url: URL) => void (url.pathname = 'none'), /no database of that name \(3D000\)/u],
  ['TLS', (url: URL) => url.searchParams.set('sslmode', 'verify-full'), /it speaks no TLS/u],
  [
    'the file of a certificate',
    (url: URL) => url.searchParams.set('sslrootcert', '/none'),
    /files that can be read, got one that cannot \(ENOENT\)/u,
  ],
])('of an address %s is refused, if it is wrong, in a sentence', async (_what, change, reason) => {
  const url = changed(await server.createDatabase(), change);
  const refused = openPostgres(url);
  await expect(refused).rejects.toThrow(/^Expected DATABASE_URL to .+\.$/u);
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.not.toThrow(/of nobody|of\/the|of%2Fthe/u);
});

test('a store is opened before its database runs, and stores once it does', async () => {
  const url = await server.createDatabase();
  await server.stop('fast');
  const warn = vi.fn<(sentence: string) => void>();
  const store = await open(url, warn);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Warning: the database .+ cannot be reached \(ECONNREFUSED\): .+\.$/u)],
  ]);
  const reason =
    /^Expected the database to .+, but it cannot be reached \(ECONNREFUSED\): see that .+\.$/u;
  for (const ask of [
    () => store.check(),
    () => store.find(row),
    () => store.get(row.id),
    () => store.confirm(row.id, row.receivedAt),
    () => store.remove(row.id),
    () => store.purge(row.receivedAt),
    () => store.due('mail', 0, 1),
    () => store.mark('mail', [{ id: row.id, next: 'told' }]),
    () => store.waiting(),
    () => store.takeMail({ submission: row.id, address: 'a@b', now: 0 }),
    () => store.dropMail(1),
    () => Array.fromAsync(store.each()),
  ]) {
    await expect(ask()).rejects.toThrow(StoreError);
    await expect(ask()).rejects.toThrow(reason);
  }
  await expect(store.insert(row)).rejects.toThrow(StoreError);
  await server.start();
  await store.check();
  expect(await store.insert(row)).toBe('new');
});

test.each(['fast', 'immediate'] as const)(
  'a database that is stopped (%s) in mid-use loses nothing that was stored',
  async (how) => {
    const store = await open(await server.createDatabase());
    const stored: string[] = [];
    const over = new AbortController();
    const senders = Array.from({ length: 4 }, async (_, sender) => {
      for (let at = 0; !over.signal.aborted; at += 1) {
        const id = `key-${sender}-${at}-0000`;
        const outcome = await store.insert({ ...row, id }).catch((error: unknown) => {
          expect(error).toBeInstanceOf(StoreError);
        });
        if (outcome) stored.push(id);
        else await setTimeout(20);
      }
    });
    while (stored.length < 50) await setTimeout(10);
    await server.stop(how);
    await expect(store.check()).rejects.toThrow(StoreError);
    await server.start();
    const before = stored.length;
    while (stored.length < before + 50) await setTimeout(10);
    over.abort();
    await Promise.all(senders);
    await store.check();
    const kept = (await Array.fromAsync(store.each())).map(({ id }) => id);
    expect(new Set(kept).size).toBe(kept.length);
    expect(stored.filter((id) => !kept.includes(id))).toEqual([]);
  },
);

test('a standby, which nobody can write to, is not ready', async () => {
  const url = await server.createDatabase();
  const store = await open(url);
  await store.insert(row);
  await server.stop('fast');
  const sign = join(server.data, 'standby.signal');
  writeFileSync(sign, '');
  await server.start();
  onTestFinished(async () => {
    rmSync(sign);
    await server.stop('fast');
    await server.start();
  });
  await expect(store.check()).rejects.toThrow(/it is read-only, as a standby is \(25006\)/u);
  await expect(store.insert({ ...row, id: 'key-00002' })).rejects.toThrow(StoreError);
  expect(await store.get(row.id)).toEqual(row);
  const warn = vi.fn<(sentence: string) => void>();
  await expect((await open(url, warn)).check()).rejects.toThrow(/read-only/u);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^Warning: .+ read-only/u));
});

test('a certificate is looked at, unless the address says otherwise', async () => {
  const { key, certificate } = selfSigned('127.0.0.1');
  const files = {
    ssl_key_file: join(server.data, 'key.pem'),
    ssl_cert_file: join(server.data, 'certificate.pem'),
  };
  await server.stop('fast');
  writeFileSync(files.ssl_key_file, key, { mode: 0o600 });
  writeFileSync(files.ssl_cert_file, certificate);
  server.own(files.ssl_key_file);
  await server.start({ ssl: 'on', ...files });
  onTestFinished(async () => {
    await server.stop('fast');
    await server.start();
  });
  const root = join(temporaryFolder(), 'root.pem');
  writeFileSync(root, certificate);
  chmodSync(root, 0o644);
  const url = await server.createDatabase();
  const withMode = (sslmode: string, more: Record<string, string> = {}) =>
    changed(url, ({ searchParams }) => {
      for (const [name, value] of Object.entries({ sslmode, ...more }))
        searchParams.set(name, value);
    });
  for (const mode of ['verify-full', 'verify-ca', 'require', 'prefer']) {
    await expect(openPostgres(withMode(mode))).rejects.toThrow(
      /its certificate is not to be trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)/u,
    );
    await (await open(withMode(mode, { sslrootcert: root }))).check();
  }
  await (await open(withMode('no-verify'))).check();
  const named = changed(withMode('verify-full', { sslrootcert: root }), (address) => {
    address.hostname = 'localhost';
  });
  await expect(openPostgres(named)).rejects.toThrow(/\(ERR_TLS_CERT_ALTNAME_INVALID\)/u);
});
