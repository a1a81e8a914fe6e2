import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const { NODE_OPTIONS: options = '' } = process.env;

const env = {
  ...process.env,
  // As the bundler has it for itself; React goes by it as well where pages are drawn.
  NODE_ENV: 'production',
  // What the bundler frees goes back to the system at once, and the heap is swept before it grows far:
  // a fifth less memory in the same time. Who builds thousands of pages may set a larger heap.
  MIMALLOC_PURGE_DELAY: '0',
  NODE_OPTIONS: `--max-old-space-size=1024 ${options}`.trim(),
};

/**
 * `npm run build`: bundles the site, then publishes it. Each half is a process of its own, so that what
 * the bundler took of memory is given back before pages are drawn. Told to stop, it stops the half.
 */
for (const half of ['bundleSite.ts', 'publishSite.ts']) {
  const program = [...process.execArgv, join(import.meta.dirname, half)];
  const child = spawn(process.execPath, [...program, ...process.argv.slice(2)], {
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (signal !== null) {
    // What a system sends, and Node itself, where memory has run out.
    const remedy = ['SIGKILL', 'SIGABRT'].includes(signal)
      ? ' If memory ran out, build where there is a gigabyte to spare, or set NODE_OPTIONS=--max-old-space-size to more MB than 1024.'
      : '';
    process.stderr.write(
      `Expected ${half} to end by itself, it was ended by ${signal}.${remedy}\n`,
    );
  }
  if (code !== 0) {
    process.exitCode = 1;
    break;
  }
}
