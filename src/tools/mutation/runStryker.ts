import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../project/root.ts';

const program = new URL(
  'bin/stryker.js',
  import.meta.resolve('@stryker-mutator/core/package.json'),
);
const plugins = ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'planReporter.ts')];

/** What ends a process by SIGINT. */
const interrupted = 128 + 2;

/**
 * Lets Stryker try the mutants of some files; whether it came to its end in time. Where it did not it is
 * interrupted, and writes what it has tried into its incremental file.
 * @param files patterns, as Stryker takes them.
 * @param timeout in milliseconds.
 * @throws Error if it fails.
 */
export async function runStryker(files: readonly string[], timeout: number): Promise<boolean> {
  const stryker = spawn(
    process.execPath,
    [
      ...[fileURLToPath(program), 'run', join(import.meta.dirname, 'stryker.config.json')],
      ...['--mutate', files.join(','), '--plugins', plugins.join(',')],
    ],
    { cwd: root, stdio: 'inherit', timeout, killSignal: 'SIGINT' },
  );
  const [code] = (await once(stryker, 'exit')) as [number | null];
  // The copy of the project in which it works; interrupted it leaves that behind.
  await rm(join(root, 'test-results/stryker'), { recursive: true, force: true });
  if (code !== 0 && code !== interrupted) throw new Error(`Stryker failed with exit code ${code}.`);
  return code === 0;
}
