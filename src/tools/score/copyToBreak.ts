import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../project/copyProject.ts';

/** Holds every defect against its file, and so fails as soon as one is planted, whichever it is. */
const testOfDefects = 'src/tools/score/defect.test.ts';

/** A copy of the project to plant defects in, without the test that would notice all of them. */
export async function copyToBreak(): Promise<string> {
  const copy = copyProject();
  await rm(join(copy, testOfDefects));
  return copy;
}
