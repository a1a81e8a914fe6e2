import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** A configuration of its own: no other command of the project runs these tests. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    globalSetup: [join(import.meta.dirname, '../testing/buildSite.ts')],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    expect: { requireAssertions: true },
  },
});
