import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import site from '../../vite.config.ts';

const config = site({ command: 'serve', mode: 'test' });

/**
 * The tests that `npm run mutation` asks about each mutant: those of the rooms themselves. They take
 * milliseconds; what reads the whole project or plants mistakes by the hundred takes half a minute
 * each time, and there are thousands of mutants.
 */
export default defineConfig({
  ...config,
  root: join(import.meta.dirname, '../..'),
  test: {
    ...config.test,
    // Stryker has workers of its own, and ends a mutant at the first test that fails.
    maxWorkers: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['src/{contract,server,i18n/check}/**/*.test.ts'],
          exclude: [
            // They start a process, in which no mutant is switched on.
            'src/server/{main*,submissions}.test.ts',
            // Thousands of files for each mutant.
            'src/i18n/check/checkLanguage-broken.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/islands/*.test.{ts,tsx}'],
          environment: 'jsdom',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
