import { expect, onTestFinished, test } from 'vitest';
import { askDatabase, newDatabase } from '../../testing/postgres/newDatabase.ts';
import { runSubmissions } from '../../testing/runSubmissions.ts';
import { consultation, quote } from '../../testing/temporarySite.ts';
import { submissionOf } from '../submission.ts';
import { row } from '../testing/storeSuite.ts';
import { openPostgres } from './openPostgres.ts';
import { ownersPostgres } from './ownersPostgres.ts';

/** A database with a quote, a consultation and a sign-up in it. */
async function filledDatabase() {
  const url = await newDatabase();
  const store = await openPostgres(url);
  onTestFinished(() => store.close());
  await store.insert(submissionOf({ kind: 'quote', body: { ...quote, message: 'NUL \u0000' } }));
  await store.insert(submissionOf({ kind: 'consultation', body: consultation }));
  await store.insert(submissionOf({ kind: 'newsletter', body: { email: 'Asha@example.com' } }));
  return { url, store };
}

test('the check reads all again, and finds what is not as it came', async () => {
  const { url } = await filledDatabase();
  const { status, stdout } = runSubmissions({ DATABASE_URL: url }, 'check');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^connection +PostgreSQL 18.+, without TLS\ntakes rows +yes\ndigests +each .+\nquote +1\nconsultation +1\nnewsletter +1\nnewest +20.+Z\nschema version +4\n$/u,
  );
  await askDatabase(url, `UPDATE submissions SET body = replace(body, 'Asha Rao', 'Ravi Rao')`);
  const changed = runSubmissions({ DATABASE_URL: url }, 'check');
  expect({ status: changed.status, stdout: changed.stdout }).toEqual({ status: 1, stdout: '' });
  expect(changed.stderr).toMatch(/^Expected every submission .+, got 2 without: .+\.\n$/u);
});

test('rows are read as they were at one moment, however many there are', async () => {
  const { url, store } = await filledDatabase();
  const ids = Array.from({ length: 1200 }, (_, at) => `key-${at}-0000`);
  await Promise.all(ids.map((id) => store.insert({ ...row, id })));
  const owners = await ownersPostgres(url);
  onTestFinished(owners.close);
  let count = 0;
  const filter = { since: '', until: '~', kind: 'quote', address: undefined };
  for await (const { id } of owners.rows(filter, 'newest first')) {
    if (count === 0) await store.remove(ids[0] ?? '');
    if (count < ids.length) expect(id).toBe(ids.at(-1 - count));
    count += 1;
  }
  expect(count).toBe(1201);
});

test('erase names what PostgreSQL keeps', async () => {
  const { url } = await filledDatabase();
  const { stdout } = runSubmissions({ DATABASE_URL: url }, 'erase', '--email', quote.email);
  expect(stdout).toMatch(
    /^Erased 3 submissions\.\nPostgreSQL keeps what was deleted for a while:\n/u,
  );
  expect(stdout).toMatch(/VACUUM FULL.+\n.+\(WAL\).+\nBackups keep .+\.\n$/u);
});

test.each([
  ['has no submissions', (url: string) => url, /but there are no submissions in it: set/u],
  ['is not there', (url: string) => url.replace(/\w+$/u, 'none'), /\(3D000\): set/u],
  ['cannot be reached', () => 'postgresql://a:secret@127.0.0.1:1/b', /\(ECONNREFUSED\): set/u],
])('a database that %s is a failure, not “no submissions”', async (_what, change, reason) => {
  const DATABASE_URL = change(await newDatabase());
  for (const name of ['list', 'export', 'check', 'purge']) {
    const { status, stdout, stderr } = runSubmissions({ DATABASE_URL }, name);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^Expected DATABASE_URL to lead to .+\.\n$/u);
    expect(stderr).toMatch(reason);
    expect(stderr).not.toContain('secret');
  }
});
