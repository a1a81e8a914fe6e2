import { expect, test } from 'vitest';
import { planOf } from './planReporter.ts';

test('the plan says of each file how many mutants it has', () => {
  const of = (fileName: string) => ({ mutant: { fileName } });
  const mutantPlans = [
    of('/site/src/contract/form.ts'),
    of('/site/src/server/main.ts'),
    of('/site/src/contract/form.ts'),
  ];
  expect(planOf({ mutantPlans }, '/site')).toEqual({
    'src/contract/form.ts': 2,
    'src/server/main.ts': 1,
  });
});
