import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkReports } from './checkReports.ts';
import { writeReports, type Run } from './reportFolder.ts';

const run: Run = {
  engine: 'axe-core 1',
  browser: 'Chromium 1',
  node: 'v1',
  started: '',
  seconds: 1,
};
const files = new Map([
  ['index.html', 'index'],
  ['en/home.json', '{ "findings": [] }'],
]);

async function committedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeReports(folder, files, run);
  return folder;
}

test('the run itself, its versions and its time, is not compared', async () => {
  const check = await checkReports(await committedFolder(), files, run, []);
  expect(check).toEqual({ passed: 2, failed: 0, sentences: [] });
});

test('a difference in the same browser fails and says what to do', async () => {
  const written = new Map([...files, ['index.html', 'other']]);
  const check = await checkReports(await committedFolder(), written, run, []);
  expect(check).toMatchObject({ passed: 1, failed: 1 });
  expect(check.sentences.join()).toContain('npm run audit');
});

test('another browser passes with other counts, and the reader is told', async () => {
  const written = new Map([...files, ['index.html', 'other']]);
  const check = await checkReports(await committedFolder(), written, { browser: 'Chromium 2' }, []);
  expect(check.failed).toBe(0);
  expect(check.sentences.join()).toContain('only findings are compared');
});

test('a page with a violation fails even if its report is committed', async () => {
  const check = await checkReports(await committedFolder(), files, run, [{ file: 'en/home.json' }]);
  expect(check).toMatchObject({ passed: 1, failed: 1 });
});

test('without committed reports every page fails, in any browser', async () => {
  const check = await checkReports(join(tmpdir(), 'no-such-reports'), files, run, []);
  expect(check).toMatchObject({ passed: 0, failed: 2 });
});
