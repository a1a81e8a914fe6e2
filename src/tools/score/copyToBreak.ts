import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../project/copyProject.ts';

/** They hold every defect against its file, and so fail as soon as one is planted, whichever it is. */
const testsOfDefects = 'src/tools/score/*.test.ts';

/** A copy of the project to plant defects in, without the tests that would notice all of them. */
export async function copyToBreak(): Promise<string> {
  const copy = copyProject();
  const tests = globSync(testsOfDefects, { cwd: copy });
  await Promise.all(tests.map((file) => rm(join(copy, file))));
  return copy;
}
