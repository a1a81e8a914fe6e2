import { expect, test } from 'vitest';
import type { LocaleProblem } from '../../i18n/check/problem.ts';
import { foldEmpty } from './foldEmpty.ts';

const problem = (
  file: string,
  line: number,
  rule: 'empty' | 'missing-key' | 'quotes',
): LocaleProblem => ({
  severity: rule === 'quotes' ? 'hint' : 'todo',
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
      message: 'Expected 6 more texts in this file, which are empty or not there. Translate them.',
    },
    wrong,
  ]);
});

test('the last empty texts of a file are told one by one', () => {
  const last = [...empty('common.json', 5), ...empty('forms.json', 5)];
  expect(foldEmpty(last)).toEqual(last);
});

test('a text that is not there counts with those that are empty', () => {
  const missing = [2, 3, 4].map((line) => problem('team.json', line, 'missing-key'));
  expect(foldEmpty([...missing, ...empty('team.json', 3)])).toMatchObject([
    { rule: 'missing-key', key: '', message: expect.stringContaining('6 more texts') },
  ]);
});

test('where only a count is asked for, one empty text is one line without a key', () => {
  expect(foldEmpty(empty('team.json', 1), 0)).toMatchObject([
    { key: '', message: expect.stringContaining('Expected 1 more text in this file, which is') },
  ]);
});
