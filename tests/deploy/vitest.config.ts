import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** A configuration of its own: nginx, Caddy and OpenSSL are not in the lock file. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    globalSetup: [join(import.meta.dirname, '../testing/buildSite.ts')],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { requireAssertions: true },
  },
});
