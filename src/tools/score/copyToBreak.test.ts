import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyToBreak } from './copyToBreak.ts';

test('a copy to break has the defects, and no test of them', async () => {
  const copy = await copyToBreak();
  onTestFinished(() => rm(copy, { recursive: true }));
  const has = (file: string) => existsSync(join(copy, 'src/tools/score', file));
  expect(has('defect.ts')).toBe(true);
  expect(['defect.test.ts', 'copyToBreak.test.ts'].filter(has)).toEqual([]);
});
