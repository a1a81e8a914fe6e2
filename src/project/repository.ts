import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashFiles } from './hashFiles.ts';
import { root } from './root.ts';

/** The folder of reports; it says what it was made from, so it is no part of that. */
export const reportsFolder = 'a11y-reports';

/**
 * The SHA-256 of the project without its reports: names and contents of all files that git would
 * keep, whether git is there or not.
 */
export async function hashProject(folder = root): Promise<string> {
  const ignored = (await readFile(join(folder, '.gitignore'), 'utf8')).split('\n').filter(Boolean);
  const skipped = new Set([
    '.git',
    reportsFolder,
    ...ignored.map((line) => line.replaceAll(/^\/|\/$/gu, '')),
  ]);
  const names = await listFiles(folder, '', skipped);
  return hashFiles(folder, names);
}

/** Paths with forward slashes, in one order on every machine. */
async function listFiles(
  folder: string,
  under: string,
  skipped: ReadonlySet<string>,
): Promise<string[]> {
  const entries = await readdir(join(folder, under), { withFileTypes: true });
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const name = under + entry.name;
      if (skipped.has(name)) return [];
      return entry.isDirectory() ? listFiles(folder, `${name}/`, skipped) : [name];
    }),
  );
  return lists.flat().toSorted();
}

/**
 * The last commit that changed anything but the reports, with a remark if something has been
 * changed since and not committed; null where git cannot tell.
 */
export async function lastCommit(folder = root): Promise<string | null> {
  const others = ['--', '.', `:(exclude)${reportsFolder}`];
  try {
    const commit = await git(folder, ['log', '-1', '--format=%H', ...others]);
    const changes = await git(folder, ['status', '--porcelain', ...others]);
    return changes === '' ? commit : `${commit}, with changes that are not committed`;
  } catch {
    return null; // No git, or no repository: the hash of the inputs still tells.
  }
}

async function git(folder: string, parameters: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', [...parameters], { cwd: folder });
  return stdout.trim();
}
