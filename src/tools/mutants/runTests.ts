import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { NamedTest } from './mutant.ts';

/** How the test of a name ended; `missing` if none of that name ran. */
export type Ending = 'passed' | 'failed' | 'missing';

type Result = { file: string; title: string; isPassed: boolean };

/**
 * Runs some tests of a copy of the project, and no others; their endings in the same order. Tests
 * of the built site have it built first, and so have those in the browser; no others need it.
 */
export async function runTests(copy: string, tests: readonly NamedTest[]): Promise<Ending[]> {
  const units = tests.filter((test) => !isJourney(test));
  const journeys = tests.filter(isJourney);
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

function isJourney({ file }: NamedTest): boolean {
  return file.startsWith('tests/journeys/');
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

/** A test has the file it stands in; that of its `describe` is where somebody calls it. */
type Suite = {
  specs?: { file: string; title: string; ok: boolean }[];
  suites?: Suite[];
};

async function runJourneys(copy: string, tests: readonly NamedTest[]): Promise<Result[]> {
  const report = join(copy, 'test-results/journeys.json');
  await rm(report, { force: true });
  // A site that cannot even be built has no test that could notice anything on it.
  if (!(await execute(copy, 'src/tools/build/ensureBuilt.ts', []))) return [];
  await execute(copy, 'node_modules/@playwright/test/cli.js', [
    'test',
    ...['--config', 'tests/playwright.config.ts'],
    ...filesOf(tests),
    ...['--grep', patternOf(tests)],
  ]);
  const { suites } = await read<{ suites: Suite[] }>(report, { suites: [] });
  return suites.flatMap(resultsOf);
}

function resultsOf({ specs = [], suites = [] }: Suite): Result[] {
  return [
    ...specs.map(({ file, title, ok }) => ({
      file: `tests/journeys/${file}`,
      title,
      isPassed: ok,
    })),
    ...suites.flatMap(resultsOf),
  ];
}

function filesOf(tests: readonly NamedTest[]): string[] {
  return [...new Set(tests.map(({ file }) => file))];
}

function patternOf(tests: readonly NamedTest[]): string {
  return tests.map(({ title }) => title.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&')).join('|');
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
