import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Suite } from '../evidence/readTestResults.ts';
import { failedJourneys, failedUnits, type Failure, type UnitReport } from './failedTests.ts';

/** What is run of the tests of a copy. */
type Asked = {
  /** Files relative to the copy; undefined for all. */
  files: readonly string[] | undefined;
  /** The only ones that run, by title. */
  titles?: readonly string[] | undefined;
  /** Only those that load one of these files. */
  loading?: readonly string[] | undefined;
  /** How many failures are enough to stop; undefined for none. */
  enough?: 1 | undefined;
  workers?: number;
};

/** Runs tests with Vitest in a copy of the project; those that failed. */
export async function runVitest(
  copy: string,
  projects: readonly string[],
  { files, titles, loading, enough, workers = 1 }: Asked,
): Promise<Failure[]> {
  if (files?.length === 0) return [];
  const report = join(copy, 'test-results/score-units.json');
  await rm(report, { force: true });
  await execute(copy, 'node_modules/vitest/vitest.mjs', [
    ...(loading === undefined ? ['run'] : ['related', '--run', ...loading]),
    ...projects.map((project) => `--project=${project}`),
    ...(files ?? []),
    ...(titles === undefined ? [] : ['-t', patternOf(titles)]),
    // A slow machine is no failure, and a failure here must mean that the test noticed.
    ...['--testTimeout=60000', `--maxWorkers=${workers}`, '--passWithNoTests'],
    ...(enough === undefined ? [] : [`--bail=${enough}`]),
    ...['--reporter=json', `--outputFile=${report}`],
  ]);
  return failedUnits(await read<UnitReport>(report, { testResults: [] }), copy);
}

type AskedJourneys = Asked & {
  /** Of which each has to carry one. */
  tags?: readonly string[] | undefined;
  /** The only pages that walks through every page go to, by path. */
  pages?: readonly string[] | undefined;
};

/**
 * Runs journeys in a copy of the project that is built; those that failed. Who fails because time ran
 * out may just have been slow, and is tried once more.
 */
export async function runPlaywright(copy: string, asked: AskedJourneys): Promise<Failure[]> {
  const failed = await tryPlaywright(copy, asked);
  const isSlow = failed.length > 0 && failed.every(({ message }) => /timeout/iu.test(message));
  return isSlow ? tryPlaywright(copy, asked) : failed;
}

async function tryPlaywright(copy: string, asked: AskedJourneys): Promise<Failure[]> {
  const { files, titles, tags, enough, workers = 1, pages } = asked;
  if (files?.length === 0) return [];
  const report = join(copy, 'test-results/journeys.json');
  await rm(report, { force: true });
  const tagged = tags && `@(?:${tags.join('|')})(?=\\s|$)`;
  const pattern = titles ? patternOf(titles) : tagged;
  await execute(
    copy,
    'node_modules/@playwright/test/cli.js',
    [
      'test',
      ...(files ?? []),
      ...['--config', 'tests/playwright.config.ts', `--workers=${workers}`],
      ...(pattern === undefined ? [] : ['--grep', pattern]),
      ...(enough === undefined ? [] : [`--max-failures=${enough}`]),
    ],
    pages === undefined ? {} : { JOURNEY_PAGES: pages.join() },
  );
  return failedJourneys(await read<Suite>(report, {}));
}

/** Builds a copy of the project if need be; whether it can be built. */
export function runBuild(copy: string): Promise<boolean> {
  return execute(copy, 'src/tools/build/ensureBuilt.ts', []);
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
