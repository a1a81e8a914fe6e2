import { expect, test } from 'vitest';
import { scriptsWithoutFace } from './scriptsWithoutFace.ts';

test('a script that no face is known for is told in one line, with its languages', () => {
  const locales = [
    { code: 'en', script: 'Latn' },
    { code: 'bo', script: 'Tibt' },
    { code: 'dz', script: 'Tibt' },
    { code: 'ja', script: 'Jpan' },
  ];
  expect(scriptsWithoutFace(locales)).toEqual([expect.stringContaining('Tibt (bo, dz)')]);
});
