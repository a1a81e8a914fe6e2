import { defineConfig } from '@playwright/test';
import { launchOptions } from '../src/tools/browser/findChromium.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 30_000,
  snapshotPathTemplate: '{testDir}/ariaSnapshots/{arg}{ext}',
  // One that is missing fails: whoever adds a part reads what it tells before it is stored.
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    viewport: { width: 1440, height: 1000 },
    launchOptions: await launchOptions(),
  },
});
