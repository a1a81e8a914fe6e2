import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporarySite.ts';
import { runCommand } from './runCommand.ts';

const address = 'asha@example.com';

test.each([
  ['list'],
  ['export'],
  ['check'],
  ['backup', join(tmpdir(), 'never.db')],
  ['purge'],
  ['erase', '--email', 'a@b'],
])('for %s a missing database is a failure, not “no submissions”', async (...parameters) => {
  const folder = join(temporaryFolder(), 'none');
  await expect(runCommand(parameters, { DATA_DIR: folder })).rejects.toThrow(
    /^Expected the database .+: there is none\. Set DATA_DIR .+\.$/u,
  );
  expect(existsSync(folder)).toBe(false);
});

test.each([
  [[], /^Expected one of the commands list, export, .+, got none: see .+ --help`\.$/u],
  [['import'], /^Expected one of the commands .+, got something else: see/u],
  [['toString'], /^Expected one of the commands .+, got something else: see/u],
  [['export', 'all'], /^Expected "export \[--format ndjson\|csv\] .+", got something else: see/u],
  [['export', '--format'], /^Expected "export /u],
  [['export', '--all'], /^Expected "export /u],
  [['export', '--format', 'xml'], /^Expected --format to be one of ndjson, csv, got/u],
  [['export', '--since', '2026'], /^Expected --since to be a day such as .+, got "2026": give/u],
  [
    ['list', '--kind', 'toString'],
    /^Expected --kind to be one of quote, consultation, newsletter,/u,
  ],
  [['list', '--limit', '0'], /^Expected --limit to be a whole number from 1 /u],
  [['check', 'all'], /^Expected "check", got/u],
  [['backup'], /^Expected "backup FILE", got/u],
  [['erase'], /^Expected the address of whom to forget, got none/u],
  [['purge', '--before', '2026-02-30'], /^Expected --before to be a day such as/u],
])('the arguments %j are refused with what is expected', async (parameters, sentence) => {
  const refused = runCommand(parameters, { DATA_DIR: temporaryFolder() });
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toThrow(/^.+\.$/u);
});

test.each([
  ['erase', address],
  ['purge', '--before', address],
  ['list', '--limit', address],
  [address],
])('the refusal of %s %s %s repeats no address', async (...parameters) => {
  const refused = runCommand(parameters, { DATA_DIR: temporaryFolder() });
  await expect(refused).rejects.toThrow(/^Expected /u);
  await expect(refused).rejects.not.toThrow(address);
});

test.each(['backup', 'restore'])(
  '%s is refused where the database has a backup of its own',
  async (name) => {
    const environment = { DATA_DIR: temporaryFolder(), DATABASE_URL: 'postgresql://a:secret@b/c' };
    const refused = runCommand([name, join(tmpdir(), 'never.db')], environment);
    await expect(refused).rejects.toThrow(/^Expected DATABASE_URL to be empty, .+ pg_dump .+\.$/u);
    await expect(refused).rejects.not.toThrow(/secret/u);
  },
);
