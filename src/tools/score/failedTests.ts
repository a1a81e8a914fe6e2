import type { Suite } from '../evidence/readTestResults.ts';

/** A test that noticed a defect. */
export type FailedTest = {
  /** Relative to the project. */
  file: string;
  title: string;
  /** Ids of requirements that it carries. */
  tags: readonly string[];
};

/** What is read of a report of Vitest. */
export type UnitReport = {
  testResults: {
    name: string;
    assertionResults: { title: string; status: string; tags?: string[] }[];
  }[];
};

/** The tests that failed in a report of Vitest; one that did not run has not noticed anything. */
export function failedUnits({ testResults }: UnitReport, folder: string): FailedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title, tags = [] }) => ({
        file: name.slice(folder.length + 1).replaceAll('\\', '/'),
        title,
        tags,
      })),
  );
}

/** The tests that failed in a report of Playwright, each time they were tried. */
export function failedJourneys({ specs = [], suites = [] }: Suite): FailedTest[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, title, tags }) => ({
      file: `tests/journeys/${file}`,
      title,
      tags: tags.map((tag) => tag.replace(/^@/u, '')),
    }));
  return [...own, ...suites.flatMap(failedJourneys)];
}
