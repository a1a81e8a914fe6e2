import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.ts';

/** Left out of a copy: history, and what git is told to ignore at the top, which is made anew or linked. */
function isLeftOut(piece: string): boolean {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  return piece === '.git' || ignored.includes(`/${piece}/`);
}

/**
 * Copies the project as it is now to a new temporary folder, so that a test can change it and
 * build it without disturbing anybody. Returns the folder; the caller removes it.
 */
export function copyProject(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'project-'));
  for (const piece of readdirSync(root).filter((name) => !isLeftOut(name))) {
    cpSync(join(root, piece), join(copy, piece), { recursive: true });
  }
  symlinkSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'), 'dir');
  return copy;
}

/**
 * Runs the build of a copy: its exit code and everything it printed. Never throws.
 * @param settings environment variables of the build, such as `SITE_ORIGIN`.
 * @param flags of the build, such as `--strict`.
 */
export function build(
  copy: string,
  settings: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<{ code: number; output: string }> {
  // A build run by a test must not take itself for a test.
  const { VITEST: _vitest, NODE_ENV: _mode, ...environment } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(copy, 'src/tools/build/build.ts'), ...flags],
      { cwd: copy, env: { ...environment, ...settings } },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : 1;
        resolve({ code: error === null ? 0 : code, output: stdout + stderr });
      },
    );
  });
}

/** Every file in a folder and below, by its path from there, in a fixed order. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}
