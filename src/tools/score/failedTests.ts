import { stripVTControlCharacters } from 'node:util';
import type { Suite } from '../evidence/readTestResults.ts';

/** A test that noticed a defect. */
export type FailedTest = {
  /** Relative to the project. */
  file: string;
  title: string;
  /** Ids of requirements that it carries. */
  tags: readonly string[];
};

/** A test that failed, with what it said. */
export type Failure = FailedTest & { message: string };

/** What is kept of a failure. */
export function asFailedTest({ file, title, tags }: FailedTest): FailedTest {
  return { file, title, tags };
}

/** What is read of a report of Vitest. */
export type UnitReport = {
  testResults: {
    name: string;
    assertionResults: {
      title: string;
      status: string;
      tags?: string[];
      failureMessages?: string[];
    }[];
  }[];
};

/** The tests that failed in a report of Vitest; one that did not run has not noticed anything. */
export function failedUnits({ testResults }: UnitReport, folder: string): Failure[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title, tags = [], failureMessages = [] }) => ({
        file: name.slice(folder.length + 1).replaceAll('\\', '/'),
        title,
        tags,
        message: failureMessages.join('\n'),
      })),
  );
}

/** The tests that failed in a report of Playwright, each time they were tried. */
export function failedJourneys({ specs = [], suites = [] }: Suite): Failure[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, title, tags, tests }) => ({
      file: `tests/journeys/${file}`,
      title,
      tags: tags.map((tag) => tag.replace(/^@/u, '')),
      message: tests.flatMap(({ results = [] }) => results.flatMap(messagesOf)).join('\n'),
    }));
  return [...own, ...suites.flatMap(failedJourneys)];
}

function messagesOf({ errors = [] }: { errors?: { message?: string }[] }): string[] {
  return errors.map(({ message = '' }) => stripVTControlCharacters(message));
}
