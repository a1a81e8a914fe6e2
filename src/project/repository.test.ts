import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { hashProject, lastCommit } from './repository.ts';

/** A project with a file, a hidden one, a report, and a folder that git ignores. */
async function project(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'repository-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await write(folder, '.gitignore', '/node_modules/\n/src/made.ts\n');
  await write(folder, 'src/one.ts', 'one');
  await write(folder, '.hidden/two', 'two');
  await write(folder, 'a11y-reports/index.html', 'report');
  return folder;
}

async function write(folder: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

async function git(folder: string, ...parameters: string[]): Promise<void> {
  const names = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  await promisify(execFile)('git', [...names, ...parameters], { cwd: folder });
}

test('reports and what git ignores do not change the hash of a project, everything else does', async () => {
  const folder = await project();
  const before = await hashProject(folder);
  await write(folder, 'a11y-reports/index.html', 'another report');
  await write(folder, 'node_modules/package/index.js', 'package');
  await write(folder, 'src/made.ts', 'made');
  await git(folder, 'init', '-q');
  expect(await hashProject(folder)).toBe(before);
  await write(folder, '.hidden/two', 'other');
  expect(await hashProject(folder)).not.toBe(before);
});

test('the last commit is that of the sources, not that of the reports, and says what is not in it', async () => {
  const folder = await project();
  await git(folder, 'init', '-q');
  await git(folder, 'add', '.');
  await git(folder, 'commit', '-qm', 'Sources');
  const sources = await lastCommit(folder);
  expect(sources).toMatch(/^[\da-f]{40}$/u);
  await write(folder, 'a11y-reports/index.html', 'another report');
  await git(folder, 'commit', '-qam', 'Reports');
  expect(await lastCommit(folder)).toBe(sources);
  await write(folder, 'src/one.ts', 'changed');
  expect(await lastCommit(folder)).toBe(`${sources}, with changes that are not committed`);
});

test('without git there is no commit to name', async () => {
  expect(await lastCommit(await project())).toBeNull();
});
