import { expect, test } from 'vitest';
import { failedJourneys, failedUnits } from './failedTests.ts';

test('of a report of Vitest only what failed has noticed', () => {
  const result = (title: string, status: string) => ({
    ...{ title, status, tags: ['faq/name'] },
    failureMessages: [`${title} is wrong`],
  });
  const assertionResults = [result('a', 'passed'), result('b', 'failed'), result('c', 'pending')];
  const report = { testResults: [{ name: '/copy/src/a.test.ts', assertionResults }] };
  expect(failedUnits(report, '/copy')).toEqual([
    { file: 'src/a.test.ts', title: 'b', tags: ['faq/name'], message: 'b is wrong' },
  ]);
});

test('of a report of Playwright what passed at its second try has not noticed', () => {
  const spec = (title: string, status: string) => ({
    ...{ file: 'a.test.ts', title, tags: ['@faq/name'] },
    ...{
      ok: status !== 'unexpected',
      tests: [{ status, results: [{ errors: [{ message: '\u001b[31mwrong\u001b[39m' }] }] }],
    },
  });
  const specs = ['expected', 'flaky', 'skipped', 'unexpected'].map((status) =>
    spec(status, status),
  );
  expect(failedJourneys({ suites: [{ specs }] })).toEqual([
    {
      ...{ file: 'tests/journeys/a.test.ts', title: 'unexpected', tags: ['faq/name'] },
      message: 'wrong',
    },
  ]);
});
