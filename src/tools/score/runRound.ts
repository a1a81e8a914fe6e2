import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Suite } from '../evidence/readTestResults.ts';
import type { Round } from './checksFor.ts';
import { failedJourneys, failedUnits, type FailedTest, type UnitReport } from './failedTests.ts';

/** A site that cannot be built was noticed by whoever builds it. */
const failedBuild: FailedTest = {
  file: 'src/tools/build/build.ts',
  title: 'npm run build',
  tags: [],
};

/** Builds a copy of the project if need be; the tests that have noticed something: that it cannot be built. */
export async function runBuild(copy: string): Promise<FailedTest[]> {
  return (await execute(copy, 'src/tools/build/ensureBuilt.ts', [])) ? [] : [failedBuild];
}

/** Runs a round of tests in a copy of the project that is built; those that failed. */
export async function runRound(copy: string, round: Round): Promise<FailedTest[]> {
  const units = round.units?.length === 0 ? [] : await runUnits(copy, round);
  if (round.journeys?.length === 0 || (round.endsAtFirst && units.length > 0)) return units;
  return [...units, ...(await runJourneys(copy, round))];
}

async function runUnits(copy: string, { units = [], endsAtFirst }: Round): Promise<FailedTest[]> {
  const report = join(copy, 'test-results/score-units.json');
  await rm(report, { force: true });
  await execute(copy, 'node_modules/vitest/vitest.mjs', [
    'run',
    ...['units', 'components', 'site'].map((project) => `--project=${project}`),
    ...units,
    // A slow machine is no failure, and a failure here must mean that the test noticed.
    ...['--testTimeout=60000', '--maxWorkers=1', '--passWithNoTests'],
    ...(endsAtFirst ? ['--bail=1'] : []),
    ...['--reporter=json', `--outputFile=${report}`],
  ]);
  return failedUnits(await read<UnitReport>(report, { testResults: [] }), copy);
}

async function runJourneys(copy: string, round: Round): Promise<FailedTest[]> {
  const { journeys = [], tags, endsAtFirst } = round;
  const report = join(copy, 'test-results/journeys.json');
  await rm(report, { force: true });
  await execute(copy, 'node_modules/@playwright/test/cli.js', [
    'test',
    ...journeys,
    ...['--config', 'tests/playwright.config.ts', '--workers=2', '--retries=1'],
    ...(tags === undefined ? [] : ['--grep', `@(?:${tags.join('|')})(?=\\s|$)`]),
    ...(endsAtFirst ? ['--max-failures=1'] : []),
  ]);
  return failedJourneys(await read<Suite>(report, {}));
}

/** Runs a script of a copy; whether it ended well. Failing tests are what is asked for. */
function execute(copy: string, script: string, options: readonly string[]): Promise<boolean> {
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(copy, script), ...options],
      { cwd: copy, env, maxBuffer: 2 ** 26 },
      (error) => resolve(error === null),
    );
  });
}

/** A report, or the empty one if the run ended before it could write any. */
async function read<Report>(file: string, empty: Report): Promise<Report> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch {
    return empty;
  }
}
