import { expect, test } from 'vitest';
import type { Mutant } from '../mutants/mutant.ts';
import { printTried } from '../mutants/triedMutant.ts';
import { caughtDefects } from './caughtDefects.ts';
import type { TestResult } from './readTestResults.ts';

const mutant: Mutant = {
  name: 'a field loses its label',
  criteria: ['1.3.1'],
  file: 'src/ui/Field.tsx',
  original: ' htmlFor={id}',
  replacement: '',
  killedBy: { file: 'tests/site/forms.test.ts', title: 'every field has one label' },
};

/** A test that carries a requirement. */
function result(title: string, tag: string): TestResult {
  return {
    method: 'unit test',
    file: 'tests/site/forms.test.ts',
    title,
    tags: [tag],
    isPassed: true,
  };
}

const results = [
  result('every field has one label, on /contact-us', 'forms/labels'),
  result('every field is required', 'forms/required'),
];

test('a defect was caught by the requirements of the test that caught it, and by no others', () => {
  const written = printTried([{ ...mutant, outcome: 'caught' }]);
  expect(caughtDefects(written, results, [mutant])).toEqual({
    defects: [{ name: mutant.name, criteria: ['1.3.1'], caughtBy: ['forms/labels'] }],
    problems: [],
  });
});

test.each([
  ['no file', undefined],
  ['a defect that survived', printTried([{ ...mutant, outcome: 'survived' }])],
  ['another replacement', printTried([{ ...mutant, replacement: 'x', outcome: 'caught' }])],
  ['more criteria', printTried([{ ...mutant, criteria: ['1.3.1', '2.1.1'], outcome: 'caught' }])],
  ['no defect at all', printTried([])],
])('no defect counts as caught where the file has %s', (_, written) => {
  const { defects, problems } = caughtDefects(written, results, [mutant]);
  expect(defects).toEqual([]);
  expect(problems).toHaveLength(1);
});
