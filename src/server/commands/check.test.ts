import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filledFolder, runSubmissions } from '../testing/runSubmissions.ts';

test('the check counts what is there, and finds damage', async () => {
  const folder = await filledFolder(300);
  const { status, stdout } = runSubmissions(folder, 'check');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^damage +none\nquote +299\nconsultation +1\nnewsletter +0\nnewest +20.+Z\nschema version +\d+\n$/u,
  );
  const file = join(folder, 'submissions.db');
  writeFileSync(file, readFileSync(file).fill(0xff, 4096 * 6, 4096 * 9));
  const damaged = runSubmissions(folder, 'check');
  expect(damaged.status).toBe(1);
  expect(damaged.stdout).toBe('');
  expect(damaged.stderr).toMatch(
    /^Expected a whole database, got one that is damaged \(.+\): .+\.\n$/u,
  );
});
