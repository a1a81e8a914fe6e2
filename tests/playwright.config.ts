import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../src/tools/findChromium.ts';

// Main and worker processes both read this file; the workers take over what the first one found.
process.env['CHROMIUM_PATH'] ??= await findChromium();

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
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: chromiumArguments(),
    },
  },
});
