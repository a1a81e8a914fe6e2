import { expect, test } from 'vitest';
import { judgementProblems } from './judgementProblems.ts';
import { exampleAudit, exampleJudgement, exampleReport } from './testing/exampleAudit.ts';
import { judgements } from './judgements.ts';
import { judgementChecks } from './judgementChecks.ts';

const asking = { passes: {}, undecided: { list_structure_proper: 2 } };
const reports = [exampleReport([exampleAudit({ second: asking })]), exampleReport()];

function problems(...args: Parameters<typeof judgementProblems>): string {
  return judgementProblems(...args)
    .map(({ text }) => text)
    .join('\n');
}

test('a rule that leaves something to people has one judgement, and none is left over', () => {
  expect(problems([exampleJudgement()], reports, true)).toBe('');
});

test('a rule without a judgement fails the audit, of one page or of all', () => {
  for (const isWhole of [true, false]) {
    expect(problems([], reports, isWhole)).toContain('by the rule list_structure_proper');
  }
});

test('a judgement that nothing asks for fails the audit of every page', () => {
  const sound = [exampleReport()];
  expect(problems([exampleJudgement()], sound, true)).toContain(
    'leaves nothing to people any more',
  );
  expect(problems([exampleJudgement()], sound, false)).toBe('');
});

test('two judgements on one rule fail the audit', () => {
  const both = [exampleJudgement(), exampleJudgement({ date: '2026-11-22' })];
  expect(problems(both, reports, true)).toContain('expected one judgement a rule');
});

test.each([
  ['in no whole sentence', { judgement: 'fine' }, 'whole sentences'],
  ['signed for somebody', { judgedBy: 'A. Reader' }, 'the project'],
  ['without a day', { date: 'today' }, 'YYYY-MM-DD'],
  ['that nothing shows', { shownBy: [] }, 'expected a check'],
])('a judgement %s fails the audit', (_, change, expected) => {
  expect(problems([exampleJudgement(change)], reports, true)).toContain(expected);
});

test('every check belongs to a judgement', () => {
  const rules = judgements.map(({ rule }) => rule);
  expect(Object.keys(judgementChecks).filter((rule) => !rules.includes(rule))).toEqual([]);
});
