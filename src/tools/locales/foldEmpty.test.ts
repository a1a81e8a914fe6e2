import { expect, test } from 'vitest';
import type { LocaleProblem } from '../../i18n/check/problem.ts';
import { foldEmpty } from './foldEmpty.ts';

const problem = (file: string, line: number, rule: 'empty' | 'quotes'): LocaleProblem => ({
  severity: rule === 'empty' ? 'todo' : 'hint',
  rule,
  file,
  line,
  column: 9,
  key: `text${line}`,
  message: 'Translate it.',
});
const empty = (file: string, count: number) =>
  Array.from({ length: count }, (_, index) => problem(file, index + 2, 'empty'));

test('a file just begun has one line, and what is wrong in it its own', () => {
  const wrong = problem('common.json', 9, 'quotes');
  expect(foldEmpty([...empty('common.json', 6), wrong])).toEqual([
    {
      ...problem('common.json', 2, 'empty'),
      key: '',
      message: 'Expected 6 more texts in this file, got empty ones. Translate them.',
    },
    wrong,
  ]);
});

test('the last empty texts of a file are told one by one', () => {
  const last = [...empty('common.json', 5), ...empty('forms.json', 5)];
  expect(foldEmpty(last)).toEqual(last);
});
