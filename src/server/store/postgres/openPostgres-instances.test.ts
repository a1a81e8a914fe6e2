import { connect as connectSocket, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { askDatabase, newDatabase } from '../../testing/postgres/newDatabase.ts';
import { mailLimit } from '../mailShare.ts';
import { channels } from '../notice.ts';
import type { OutboxStore } from '../store.ts';
import { StoreError } from '../storeError.ts';
import { row } from '../testing/storeSuite.ts';
import { openPostgres } from './openPostgres.ts';
import { lease } from './postgresOutbox.ts';

const received = Date.parse(row.receivedAt);

async function open(url: string): Promise<OutboxStore> {
  const store = await openPostgres(url, channels);
  onTestFinished(() => store.close());
  return store;
}

/** Two instances that have a database in common. */
async function openTwo() {
  const url = await newDatabase();
  return { url, one: await open(url), other: await open(url) };
}

const idsOf = ({ notices }: { notices: { id: string }[] }) => notices.map(({ id }) => id);

test('instances that start at the same moment take the steps to the newest version once', async () => {
  const url = await newDatabase();
  const stores = await Promise.all(Array.from({ length: 5 }, () => open(url)));
  await Promise.all(stores.map((store) => store.check()));
  expect(await askDatabase(url, 'SELECT version FROM schema_version')).toEqual([{ version: 4 }]);
});

test('a database of a later program is refused with a sentence', async () => {
  const { url } = await openTwo();
  await askDatabase(url, 'UPDATE schema_version SET version = 99');
  await expect(openPostgres(url)).rejects.toThrow(
    /^Expected DATABASE_URL .+ its version is 99, and this program knows 4: run the later program\.$/u,
  );
});

test('what comes to several instances at once is stored once, whatever the order', async () => {
  const { one, other } = await openTwo();
  const ids = Array.from({ length: 400 }, (_, at) => `key-${at}-0000`);
  const outcomes = await Promise.all([
    ...ids.map((id) => one.insert({ ...row, id })),
    ...ids.toReversed().map((id) => other.insert({ ...row, id })),
  ]);
  expect(outcomes.filter((outcome) => outcome === 'new')).toHaveLength(400);
  expect(outcomes.filter((outcome) => outcome === 'same')).toHaveLength(400);
  expect(await Array.fromAsync(one.each())).toHaveLength(400);
});

test('rows that another has locked in another order are stored all the same', async () => {
  const { url, one } = await openTwo();
  const other = new Client(url);
  await other.connect();
  const add = (id: string) =>
    other.query(
      `INSERT INTO submissions (id, kind, body, digest, received_at) VALUES ('${id}', 'quote', '{}', 'd1', '2026')`,
    );
  await other.query(`SET deadlock_timeout = '1min'; BEGIN`);
  await add('key-b');
  const ids = ['key-first', 'key-a', 'key-b'];
  const stored = Promise.all(ids.map((id) => one.insert({ ...row, id })));
  // Until what waits for the one waits, too, there is nothing to be in the way of.
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  while ((await askDatabase(url, waiting)).length === 0);
  await add('key-a');
  await other.query('COMMIT');
  await other.end();
  expect(await stored).toEqual(['new', 'same', 'same']);
});

test('rows that cannot all be stored are none of them stored', async () => {
  const store = await open(await newDatabase());
  const wrong = { ...row, id: 'key-wrong', kind: null as unknown as 'quote' };
  const together = ['key-first', 'key-second'].map((id) => store.insert({ ...row, id }));
  const results = await Promise.allSettled([...together, store.insert(wrong)]);
  // The first goes alone, and all that come meanwhile together.
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect((await Array.fromAsync(store.each())).map(({ id }) => id)).toEqual(['key-first']);
});

test('each notice is told by one instance', async () => {
  const { one, other } = await openTwo();
  const ids = Array.from({ length: 60 }, (_, at) => `key-${at}-0000`);
  await Promise.all(ids.map((id) => one.insert({ ...row, id })));
  const take = async (store: OutboxStore): Promise<Set<string>> => {
    const looks = await Promise.all([1, 2].map(() => store.due('webhook', received, 40)));
    return new Set(looks.flatMap(idsOf));
  };
  // A look passes over lines that the other looks at in this moment: which look takes a line is open.
  const [byOne, byOther] = await Promise.all([take(one), take(other)]);
  expect(byOne.intersection(byOther)).toEqual(new Set());
  expect([...byOne, ...byOther].toSorted()).toEqual(ids.toSorted());
  expect(idsOf(await one.due('mail', received, 9))).toHaveLength(9);
});

test('what an instance holds comes first, and others after it', async () => {
  const { one, other } = await openTwo();
  for (const id of ['key-00001', 'key-00002', 'key-00003']) await one.insert({ ...row, id });
  expect(idsOf(await other.due('mail', received, 1))).toEqual(['key-00001']);
  expect(idsOf(await one.due('mail', received, 1))).toEqual(['key-00002']);
  expect(idsOf(await one.due('mail', received, 2))).toEqual(['key-00002', 'key-00003']);
});

test('what an instance has taken that died is told by another once its lease has ended', async () => {
  const { url, one, other } = await openTwo();
  await one.insert(row);
  expect(idsOf(await one.due('mail', received, 9))).toEqual([row.id]);
  const { notices, next } = await other.due('mail', received, 9);
  expect(notices).toEqual([]);
  expect(next).toBe(received + lease.looks);
  await askDatabase(url, `UPDATE outbox SET held_until = now() + interval '9 seconds'`);
  const { next: sooner = 0 } = await other.due('mail', received, 9);
  expect(sooner - received).toBeGreaterThan(5_000);
  expect(sooner - received).toBeLessThanOrEqual(9_000);
  await askDatabase(url, `UPDATE outbox SET held_until = now() - interval '1 second'`);
  expect(idsOf(await other.due('mail', received, 9))).toEqual([row.id]);
  // It was not dead, only slow: what is told by the other now is the other's to say.
  await one.mark('mail', [{ id: row.id, next: 'told' }]);
  await one.mark('mail', [{ id: row.id, next: received + 1 }]);
  expect(idsOf(await other.due('mail', received, 9))).toEqual([row.id]);
  await other.mark('mail', [{ id: row.id, next: 'told' }]);
  expect((await one.waiting()).map(({ channel }) => channel)).not.toContain('mail');
});

test('an instance keeps what it looks for again, however long that takes', async () => {
  const { url, one, other } = await openTwo();
  await one.insert(row);
  await one.due('mail', received, 9);
  await askDatabase(url, `UPDATE outbox SET held_until = now() + interval '1 second'`);
  await one.due('mail', received, 9);
  const left = await askDatabase(
    url,
    `SELECT extract(epoch FROM held_until - now()) AS left FROM outbox WHERE channel = 'mail'`,
  );
  expect(Number(left[0]?.['left']) * 1000).toBeGreaterThan(lease.lasts - 10_000);
  expect(idsOf(await other.due('mail', received, 9))).toEqual([]);
});

test('a start leaves alone what others tell, and a stop lets others tell it at once', async () => {
  const { url, one } = await openTwo();
  await one.insert(row);
  await one.mark('mail', [{ id: row.id, next: received + 5 }]);
  await one.due('mail', received + 5, 9);
  const third = await open(url);
  const lines = `SELECT next_at FROM outbox WHERE channel = 'mail'`;
  expect(await askDatabase(url, lines)).toEqual([{ next_at: String(received + 5) }]);
  await one.close();
  expect(idsOf(await third.due('mail', received + 5, 9))).toEqual([row.id]);
});

test('what an instance is just taking as it stops is told by another at once', async () => {
  const { url, one } = await openTwo();
  const rows = Array.from({ length: 50 }, (_, at) => ({ ...row, id: `key-${at}-0000` }));
  await Promise.all(rows.map((each) => one.insert(each)));
  const third = await open(url);
  const other = new Client(url);
  await other.connect();
  // Both wait for the same lock, and go on at the same moment.
  await other.query('BEGIN; LOCK TABLE outbox IN EXCLUSIVE MODE');
  const taking = one.due('mail', received, 50);
  const closing = one.close();
  await setTimeout(500);
  await other.query('COMMIT');
  await Promise.all([taking, closing, other.end()]);
  expect((await third.due('mail', received, 50)).notices).toHaveLength(50);
});

test('an address gets its mails of the day from all instances together', async () => {
  const { one, other } = await openTwo();
  await one.insert(row);
  for (const name of ['nobody', 'asha', 'ravi', 'sunil', 'meera']) {
    const mail = { submission: row.id, address: `${name}@example.com`, now: received };
    const places = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).takeMail(mail)),
    );
    expect(places.filter((place) => place !== undefined)).toHaveLength(mailLimit.count);
  }
});

test('a row whose commit was not answered is stored once, since it is sent again with its id', async () => {
  const url = await newDatabase();
  const cut = await cutAtCommit(url);
  const store = await open(cut.url);
  cut.begin();
  const refused = store.insert(row);
  await expect(refused).rejects.toThrow(StoreError);
  await expect(refused).rejects.toThrow(/lost .+: send it again .+ that changes nothing\.$/u);
  cut.end();
  expect(await store.insert(row)).toBe('same');
  expect(await Array.fromAsync(store.each())).toEqual([row]);
});

/** A way to a database that, once it is told to, lets a commit through and breaks before the answer. */
async function cutAtCommit(url: string) {
  const { hostname, port } = new URL(url);
  let isCutting = false;
  const way = createServer((near) => {
    const far = connectSocket(Number(port), hostname);
    let isOver = false;
    near.on('data', (chunk) => {
      isOver ||= isCutting && chunk.includes('COMMIT');
      far.write(chunk);
    });
    far.on('data', (chunk) => void (isOver ? near.destroy() : near.write(chunk)));
    for (const [socket, mate] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => undefined).on('close', () => mate.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  onTestFinished(() => void way.close());
  const through = new URL(url);
  through.port = String((way.address() as AddressInfo).port);
  return {
    url: through.href,
    begin: () => void (isCutting = true),
    end: () => void (isCutting = false),
  };
}
