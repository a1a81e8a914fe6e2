import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesOf } from '../../../project/copyProject.ts';
import { withBuildKept } from './withBuildKept.ts';

test('whatever is done to a build, in the end it is as it was', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'kept-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  for (const folder of ['dist', 'build']) {
    await mkdir(join(copy, folder));
    await writeFile(join(copy, folder, 'a'), folder);
  }
  const spoil = async (): Promise<never> => {
    await writeFile(join(copy, 'dist/a'), 'spoilt');
    await writeFile(join(copy, 'dist/b'), 'added');
    await rm(join(copy, 'build/a'));
    throw new Error('spoilt');
  };
  await expect(withBuildKept(copy, spoil)).rejects.toThrow('spoilt');
  expect(filesOf(copy)).toEqual(['build/a', 'dist/a']);
  expect(await readFile(join(copy, 'dist/a'), 'utf8')).toBe('dist');
});
