import { defineConfig } from '@playwright/test';
import { launchOptions } from '../src/tools/browser/findChromium.ts';
import { root } from '../src/project/root.ts';
import { ensureBuilt } from '../src/tools/build/ensureBuilt.ts';
import { walkOfChanged } from '../src/tools/lanes/shortWalk.ts';

/** Sources that cannot be read while developing: they take long, and `npm test` leaves them to `--all`. */
const leftOut = process.env['JOURNEY_PAGES'] === 'changed' ? 'developmentFailure.test.ts' : [];

// Here, because the tests read the build while they are listed, before any `globalSetup` runs.
// Workers load this file too, when the site is already built and the walk is chosen.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  await ensureBuilt();
  if (process.env['JOURNEY_PAGES'] === 'changed') {
    const paths = await walkOfChanged(root);
    process.env['JOURNEY_PAGES'] = paths.join();
    process.stdout.write(
      `Walks through pages go to ${paths.length}: those that differ from the committed report, and some that together have every part.\n`,
    );
  }
}

/** Tests of builds of their own, and of files without a server. */
const otherSites = /(?:elsewhere|pseudo|reports)\.test\.ts$/u;

export default defineConfig({
  testDir: './journeys',
  // What the bundler wrote runs as it is: to transform it again takes each worker four seconds.
  build: { external: ['**/build/*.js'] },
  // Emptied at the start of each run.
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  // One more than the smallest machine has cores: a good part of a test is waiting.
  workers: 3,
  // A test that passes at the second try has told nobody what went wrong at the first.
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Waiting tells a slow machine from a fault, and costs nothing where all is well: a run has failed on
  // a machine on which twelve pages at once took more than half a minute.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  snapshotPathTemplate: '{testDir}/ariaSnapshots/{arg}{ext}',
  // One that is missing fails: whoever adds a part reads what it tells before it is stored.
  updateSnapshots: 'none',
  projects: [
    // One development server serves all its tests: to start one costs more than most of them.
    {
      name: 'development',
      testMatch: 'development*.test.ts',
      testIgnore: leftOut,
      workers: 1,
    },
    // What has a site of its own begins first: built last it would be waited for.
    { name: 'other sites', testMatch: otherSites },
    { name: 'site', testIgnore: ['development*.test.ts', otherSites] },
  ],
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    viewport: { width: 1440, height: 1000 },
    launchOptions: await launchOptions(),
  },
});
