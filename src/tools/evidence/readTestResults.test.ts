import { expect, test } from 'vitest';
import { ofPlaywright, type Suite } from './readTestResults.ts';

test('a test in the browser has the file it stands in, also where a shared `describe` is around it', () => {
  const around: Suite & { file: string } = {
    file: 'testing/shellElements.ts',
    specs: [
      {
        file: 'drawers.test.ts',
        title: 'it keeps Tab',
        ok: true,
        tags: ['@menu-mobile/tab'],
        tests: [{ status: 'expected' }],
      },
    ],
  };
  expect(ofPlaywright({ suites: [around] })).toEqual([
    {
      method: 'test in the browser',
      file: 'tests/journeys/drawers.test.ts',
      title: 'it keeps Tab',
      tags: ['menu-mobile/tab'],
      isPassed: true,
    },
  ]);
});
