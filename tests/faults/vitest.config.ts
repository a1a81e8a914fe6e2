import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: the long runs, one after the other, on the site as it is built. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    globalSetup: [join(import.meta.dirname, '../testing/buildSite.ts')],
    provide: { faults: 'long' },
    fileParallelism: false,
    testTimeout: 3_600_000,
    expect: { requireAssertions: true },
  },
});
