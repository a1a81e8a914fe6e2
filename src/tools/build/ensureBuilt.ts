import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashInputs } from './hashInputs.ts';
import { root } from '../../project/root.ts';

/** Where a build notes, at its end, the hash of what it was made from. */
export const inputsFile = join(root, 'build/inputs.txt');

/**
 * Builds the site unless `dist/` and `build/` are those of the sources as they are now. Every
 * run of tests and audits begins with it, and nothing else builds the site for them.
 * @throws Error if the build fails; what it had to say is on standard error.
 */
export async function ensureBuilt(): Promise<void> {
  const isThere = existsSync(join(root, 'dist')) && existsSync(inputsFile);
  if (isThere && (await readFile(inputsFile, 'utf8')) === (await hashInputs())) return;
  // A build run by a test must not take itself for a test.
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const build = spawn(process.execPath, [join(root, 'src/tools/build/build.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const code = await new Promise((resolve, reject) => {
    build.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error('Expected the site to build: mend what the build says above.');
}

if (import.meta.main) await ensureBuilt();
