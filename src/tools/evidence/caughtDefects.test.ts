import { expect, test } from 'vitest';
import type { Defect } from '../score/defect.ts';
import type { TriedDefect } from '../score/triedDefect.ts';
import { caughtDefects } from './caughtDefects.ts';
import type { TestResult } from './readTestResults.ts';

const defect: Defect = {
  name: 'a field loses its label',
  criteria: ['1.3.1'],
  kinds: {},
  file: 'src/ui/Field.tsx',
  original: ' htmlFor={id}',
  replacement: '',
};

const label = { file: 'tests/site/forms.test.ts', title: 'every field has one label' };

const tried: TriedDefect = {
  ...defect,
  outcome: 'caught',
  caughtBy: [{ ...label, tags: ['forms/former'] }],
  tried: '2026-11-24',
  commit: null,
};

/** A test that carries a requirement. */
function result(title: string, tag: string): TestResult {
  return { ...label, method: 'unit test', title, tags: [tag], isPassed: true };
}

const results = [
  result('every field has one label', 'forms/labels'),
  result('every field is required', 'forms/required'),
];

function scoreOf(written: string, reasons = {}) {
  return caughtDefects(written, results, [defect], reasons);
}

test('a defect was caught by the requirements that the test which caught it carries now, and by no others', () => {
  expect(scoreOf(JSON.stringify(tried))).toEqual({
    defects: [
      {
        ...{ name: defect.name, criteria: ['1.3.1'], kinds: {}, file: defect.file },
        date: '2026-11-24',
        caughtBy: [
          {
            source: 'tests/site/forms.test.ts: every field has one label',
            requirements: ['forms/labels'],
          },
        ],
      },
    ],
    survivors: [],
    waiting: 0,
    problems: [],
  });
});

test('who cannot build the site has noticed too, without a test', () => {
  const build = { file: 'src/tools/build/build.ts', title: 'npm run build', tags: [] };
  const { defects, problems } = scoreOf(JSON.stringify({ ...tried, caughtBy: [build] }));
  expect(defects[0]?.caughtBy[0]?.requirements).toEqual([]);
  expect(problems).toEqual([]);
});

test.each([
  ['is empty', ''],
  ['has another replacement', JSON.stringify({ ...tried, replacement: 'x' })],
  ['has more criteria', JSON.stringify({ ...tried, criteria: ['1.3.1', '2.1.1'] })],
  ['names a test that is gone', JSON.stringify({ ...tried, caughtBy: [{ ...label, title: '' }] })],
])('a defect waits for the next score where the file %s', (_, written) => {
  expect(scoreOf(written)).toEqual({ defects: [], survivors: [], waiting: 1, problems: [] });
});

test('a defect that nobody notices needs a reason', () => {
  const survived = JSON.stringify({ ...tried, outcome: 'survived', caughtBy: [] });
  expect(scoreOf(survived).problems).toEqual([expect.stringContaining('survivors.json')]);
  const reasons = { [defect.name]: 'Nobody can see it.' };
  expect(scoreOf(survived, reasons)).toEqual({
    defects: [],
    survivors: [{ name: defect.name, reason: 'Nobody can see it.' }],
    waiting: 0,
    problems: [],
  });
});
