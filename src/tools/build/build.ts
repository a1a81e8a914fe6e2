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
 * the bundler took of memory is given back before pages are drawn.
 */
for (const half of ['bundleSite.ts', 'publishSite.ts']) {
  const program = join(import.meta.dirname, half);
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
    env,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    process.exitCode = 1;
    break;
  }
}
