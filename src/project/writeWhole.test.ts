import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhole } from './writeWhole.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'write-whole-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('whoever reads while a file is written finds one version of it or the other', async () => {
  const file = join(await newFolder(), 'new', 'file.txt');
  const versions = ['a', 'b'].map((letter) => letter.repeat(1_000_000));
  await writeWhole(file, versions[0] ?? '');
  const found = new Set<string>();
  const writing = (async () => {
    for (let time = 0; time < 30; time += 1) await writeWhole(file, versions[time % 2] ?? '');
  })();
  for (let time = 0; time < 30; time += 1) found.add(await readFile(file, 'utf8'));
  await writing;
  expect(versions).toEqual(expect.arrayContaining([...found]));
});

test('where a file cannot be put nothing stays behind', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'taken', 'by'), { recursive: true });
  await expect(writeWhole(join(folder, 'taken'), 'words')).rejects.toThrow(/EISDIR|ENOTEMPTY/u);
  expect(await readdir(folder)).toEqual(['taken']);
});
