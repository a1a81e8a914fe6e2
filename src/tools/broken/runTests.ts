import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '../../../tests/copyProject.ts';
import type { NamedTest } from './break.ts';
import { isJourney, needsBuild } from './testNeeds.ts';

/** How the test of a name ended; `missing` if none of that name ran. */
export type Ending = 'passed' | 'failed' | 'missing';

type Result = { file: string; title: string; isPassed: boolean };

/**
 * Runs some tests of a copy of the project, and no others; their endings in the same order. The
 * copy is built once, and only for tests that look at what a build has left.
 */
export async function runTests(copy: string, tests: readonly NamedTest[]): Promise<Ending[]> {
  const onBuild = new Set(tests.filter((test) => needsBuild(copy, test)));
  // A site that cannot even be built has no test that could notice anything on it.
  const isBuilt = onBuild.size > 0 && (await build(copy)).code === 0;
  const able = tests.filter((test) => isBuilt || !onBuild.has(test));
  const units = able.filter((test) => !isJourney(test));
  const journeys = able.filter(isJourney);
  const results = [
    ...(units.length > 0 ? await runUnits(copy, units) : []),
    ...(journeys.length > 0 ? await runJourneys(copy, journeys) : []),
  ];
  return tests.map((test) => {
    const own = results.filter(
      ({ file, title }) => file === test.file && title.startsWith(test.title),
    );
    if (own.length === 0) return 'missing';
    return own.every(({ isPassed }) => isPassed) ? 'passed' : 'failed';
  });
}

type UnitReport = {
  testResults: {
    name: string;
    assertionResults: { title: string; status: string }[];
  }[];
};

async function runUnits(copy: string, tests: readonly NamedTest[]): Promise<Result[]> {
  const report = join(copy, 'units.json');
  await rm(report, { force: true });
  await execute(copy, 'node_modules/vitest/vitest.mjs', [
    'run',
    ...filesOf(tests),
    ...['-t', patternOf(tests)],
    // A slow machine is no failure, and a failure here must mean that the test noticed.
    '--testTimeout=60000',
    ...['--reporter=json', `--outputFile=${report}`],
  ]);
  const { testResults } = await read<UnitReport>(report, { testResults: [] });
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({
        file: name.slice(copy.length + 1).replaceAll('\\', '/'),
        title,
        isPassed: status === 'passed',
      })),
  );
}

type Suite = {
  file: string;
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
};

async function runJourneys(copy: string, tests: readonly NamedTest[]): Promise<Result[]> {
  const report = join(copy, 'test-results/journeys.json');
  await rm(report, { force: true });
  await execute(copy, 'node_modules/@playwright/test/cli.js', [
    'test',
    ...['--config', 'tests/playwright.config.ts'],
    ...filesOf(tests),
    ...['--grep', patternOf(tests)],
  ]);
  const { suites } = await read<{ suites: Suite[] }>(report, { suites: [] });
  return suites.flatMap(resultsOf);
}

function resultsOf({ file, specs = [], suites = [] }: Suite): Result[] {
  return [
    ...specs.map(({ title, ok }) => ({ file: `tests/journeys/${file}`, title, isPassed: ok })),
    ...suites.flatMap(resultsOf),
  ];
}

function filesOf(tests: readonly NamedTest[]): string[] {
  return [...new Set(tests.map(({ file }) => file))];
}

function patternOf(tests: readonly NamedTest[]): string {
  return tests.map(({ title }) => title.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&')).join('|');
}

function execute(copy: string, script: string, options: readonly string[]): Promise<void> {
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  return new Promise((resolve) => {
    // Failing tests are what is asked for: the report says what happened.
    execFile(
      process.execPath,
      [join(copy, script), ...options],
      { cwd: copy, env, maxBuffer: 2 ** 26 },
      () => resolve(),
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
