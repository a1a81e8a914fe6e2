import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../project/root.ts';
import { results } from '../lanes/lanes.ts';

/** How a test ended, as its runner reported it. */
export type TestResult = {
  method: 'unit test' | 'test in the browser';
  /** Relative to the project. */
  file: string;
  title: string;
  /** Ids that it carries, without the `@` of Playwright. */
  tags: readonly string[];
  /** A test that did not run has not passed. */
  isPassed: boolean;
};

/** What the last `npm test` has reported. Rejects if a runner has left no report. */
export async function readTestResults(): Promise<TestResult[]> {
  const units = await Promise.all(
    ['units-components.json', 'site-builds.json'].map((file) => readReport<UnitReport>(file)),
  );
  const journeys = await readReport<{ suites: Suite[] }>('journeys.json');
  return [...units.flatMap(ofVitest), ...journeys.suites.flatMap(ofPlaywright)];
}

type UnitReport = {
  testResults: {
    name: string;
    assertionResults: { title: string; status: string; tags: string[] }[];
  }[];
};

function ofVitest({ testResults }: UnitReport): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, tags }) => ({
      method: 'unit test' as const,
      file: name.slice(root.length + 1).replaceAll('\\', '/'),
      title,
      tags,
      isPassed: status === 'passed',
    })),
  );
}

type Spec = {
  file: string;
  title: string;
  ok: boolean;
  tags: string[];
  tests: { status: string; results?: { errors?: { message?: string }[] }[] }[];
};

/** What Playwright reports of a file or of a `describe`, as far as it is read. */
export type Suite = { specs?: Spec[]; suites?: Suite[] };

/** The results in a report of Playwright, each with the file the test stands in, whatever calls it. */
export function ofPlaywright({ specs = [], suites = [] }: Suite): TestResult[] {
  const own = specs.map(({ file, title, ok, tags, tests }) => ({
    method: 'test in the browser' as const,
    file: `tests/journeys/${file}`,
    title,
    tags: tags.map((tag) => tag.replace(/^@/u, '')),
    isPassed: ok && tests.every(({ status }) => status === 'expected'),
  }));
  return [...own, ...suites.flatMap(ofPlaywright)];
}

async function readReport<Report>(file: string): Promise<Report> {
  return JSON.parse(await readFile(join(results, file), 'utf8')) as Report;
}
