import { expect, test } from 'vitest';
import { summaryOf, type Report } from './summary.ts';

const occasion = { day: '2026-11-24', commit: 'abc' };

type Mutants = Report['files'][string]['mutants'];

function reportOf(files: Record<string, Mutants>): Report {
  const entries = Object.entries(files).map(([file, mutants]) => [file, { mutants }] as const);
  return { files: Object.fromEntries(entries), framework: { version: '10.1.1' } };
}

test('each room says what became of its mutants, when, and by which Stryker', () => {
  const report = reportOf({
    'src/contract/form.ts': [{ status: 'Killed' }, { status: 'Survived', testsCompleted: 3 }],
    'src/contract/fields/email.ts': [{ status: 'Ignored' }, { status: 'Timeout' }],
    'src/server/main.ts': [{ status: 'NoCoverage' }, { status: 'RuntimeError' }],
  });
  const plan = {
    'src/contract/form.ts': 2,
    'src/contract/fields/email.ts': 2,
    'src/server/main.ts': 2,
  };
  expect(summaryOf(['contract', 'server'], report, plan, occasion)).toEqual({
    contract: {
      ...occasion,
      ...{ stryker: '10.1.1', mutants: 4 },
      ...{ killed: 1, timeout: 1, survived: 1, noCoverage: 0, ignored: 1, errors: 0, notTried: 0 },
    },
    server: {
      ...occasion,
      ...{ stryker: '10.1.1', mutants: 2 },
      ...{ killed: 0, timeout: 0, survived: 0, noCoverage: 1, ignored: 0, errors: 1, notTried: 0 },
    },
  });
});

test('what the time did not suffice for was not tried', () => {
  const report = reportOf({ 'src/contract/form.ts': [{ status: 'Killed' }] });
  const plan = { 'src/contract/form.ts': 3, 'src/contract/quote.ts': 4 };
  expect(summaryOf(['contract'], report, plan, occasion)['contract']).toMatchObject({
    mutants: 7,
    killed: 1,
    notTried: 6,
  });
});

test.each([
  ['survived no test at all', { status: 'Survived', testsCompleted: 0 }],
  ['is still waiting', { status: 'Pending' }],
  ['has an outcome that nobody here knows', { status: 'Vanished' }],
])('a mutant that %s was not tried', (_, mutant) => {
  const report = reportOf({ 'src/contract/form.ts': [mutant] });
  const { contract } = summaryOf(['contract'], report, { 'src/contract/form.ts': 1 }, occasion);
  expect(contract).toMatchObject({ survived: 0, notTried: 1 });
});

test('what Stryker remembers of a room that was not asked for is not told as of today', () => {
  const report = reportOf({
    'src/contract/form.ts': [{ status: 'Killed' }],
    'src/server/main.ts': [{ status: 'Killed' }],
  });
  const plan = { 'src/contract/form.ts': 1, 'src/server/main.ts': 1 };
  expect(Object.keys(summaryOf(['contract'], report, plan, occasion))).toEqual(['contract']);
});
