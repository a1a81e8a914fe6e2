import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { shortWalk } from './shortWalk.ts';
import type { Suite } from '../evidence/readTestResults.ts';
import type { Round } from './checksFor.ts';
import { failedJourneys, failedUnits, type FailedTest, type UnitReport } from './failedTests.ts';

/** What stands for the build among those that notice: it is no test, and always there. */
export const buildFile = 'src/tools/build/build.ts';

/** A site that cannot be built was noticed by whoever builds it. */
const failedBuild: FailedTest = {
  file: buildFile,
  title: 'npm run build',
  tags: [],
};

const builtSite = 'tests/site/';

/**
 * Runs a round of tests in a copy of the project, those first that cost least: what needs no build,
 * what reads the built site, journeys. Goes no further
 * than the first of these in which a test fails that ends the round. Resolves with all that failed.
 */
export async function runRound(copy: string, round: Round): Promise<FailedTest[]> {
  const failed: FailedTest[] = [];
  for (const run of [runUnits, runBuild, runBuiltSite, runJourneys]) {
    failed.push(...(await run(copy, round)));
    if (failed.some((test) => isWanted(test, round))) break;
  }
  return failed;
}

function isWanted(test: FailedTest, { tags = [], endsBy }: Round): boolean {
  return endsBy === 'any' || test === failedBuild || test.tags.some((tag) => tags.includes(tag));
}

function runUnits(copy: string, round: Round): Promise<FailedTest[]> {
  const files = round.units?.filter((file) => !file.startsWith(builtSite));
  return runVitest(copy, ['units', 'components'], { ...round, units: files });
}

/** Builds a copy if need be; its tests would do that themselves, and not say that it cannot be built. */
async function runBuild(copy: string, { units, journeys }: Round): Promise<FailedTest[]> {
  const needed =
    units?.some((file) => file.startsWith(builtSite)) !== false || journeys?.length !== 0;
  if (!needed) return [];
  return (await execute(copy, 'src/tools/build/ensureBuilt.ts', [])) ? [] : [failedBuild];
}

function runBuiltSite(copy: string, round: Round): Promise<FailedTest[]> {
  const files = round.units?.filter((file) => file.startsWith(builtSite));
  return runVitest(copy, ['site'], { ...round, units: files });
}

async function runVitest(
  copy: string,
  projects: readonly string[],
  { units, titles }: Round,
): Promise<FailedTest[]> {
  if (units?.length === 0) return [];
  const report = join(copy, 'test-results/score-units.json');
  await rm(report, { force: true });
  await execute(copy, 'node_modules/vitest/vitest.mjs', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...(units ?? []),
    ...(titles === undefined ? [] : ['-t', patternOf(titles)]),
    // A slow machine is no failure, and a failure here must mean that the test noticed.
    ...['--testTimeout=60000', '--maxWorkers=1', '--passWithNoTests'],
    ...(units === undefined ? ['--bail=1'] : []),
    ...['--reporter=json', `--outputFile=${report}`],
  ]);
  return failedUnits(await read<UnitReport>(report, { testResults: [] }), copy);
}

async function runJourneys(copy: string, round: Round): Promise<FailedTest[]> {
  const { journeys = [], tags, titles, isShort } = round;
  if (round.journeys?.length === 0) return [];
  const report = join(copy, 'test-results/journeys.json');
  await rm(report, { force: true });
  const tagged = tags && `@(?:${tags.join('|')})(?=\\s|$)`;
  const pattern = titles ? patternOf(titles) : tagged;
  await execute(
    copy,
    'node_modules/@playwright/test/cli.js',
    [
      'test',
      ...journeys,
      ...['--config', 'tests/playwright.config.ts', '--workers=1', '--retries=1'],
      ...(pattern === undefined ? [] : ['--grep', pattern]),
      ...(titles === undefined ? ['--max-failures=1'] : []),
    ],
    isShort ? { JOURNEY_PAGES: await shortWalk(copy) } : {},
  );
  return failedJourneys(await read<Suite>(report, {}));
}

/** Any of some titles, to the letter. */
function patternOf(titles: readonly string[]): string {
  return titles.map((title) => RegExp.escape(title)).join('|');
}

/** Runs a script of a copy; whether it ended well. Failing tests are what is asked for. */
function execute(
  copy: string,
  script: string,
  options: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(copy, script), ...options],
      { cwd: copy, env: { ...env, ...settings }, maxBuffer: 2 ** 26 },
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
