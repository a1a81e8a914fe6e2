import { expect, test } from 'vitest';
import { planOf } from './planReporter.ts';

test('the plan says of each file how many mutants it has', () => {
  const of = (fileName: string) => ({ mutant: { fileName } });
  const mutantPlans = [
    of('/home/site/src/contract/form.ts'),
    of('/home/site/src/server/main.ts'),
    of('/home/site/src/contract/form.ts'),
  ];
  expect(planOf({ mutantPlans }, '/home/site')).toEqual({
    'src/contract/form.ts': 2,
    'src/server/main.ts': 1,
  });
});
