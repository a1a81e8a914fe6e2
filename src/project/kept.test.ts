import {
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { kept } from './kept.ts';

const made = Buffer.from('what was made');
const make = vi.fn(() => Promise.resolve(made));

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  onTestFinished(async () => {
    make.mockClear();
    await rm(folder, { recursive: true });
  });
  return folder;
}

async function onlyFile(folder: string): Promise<string> {
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  return join(folder, files[0] ?? '');
}

test('what was made of the same is not made again', async () => {
  const folder = await newFolder();
  expect(await kept(folder, ['a', 'bc'], make)).toEqual(made);
  expect(await kept(folder, ['a', 'bc'], make)).toEqual(made);
  expect(make).toHaveBeenCalledOnce();
  await onlyFile(folder);
});

test('of something else it is', async () => {
  const folder = await newFolder();
  await kept(folder, ['a', 'bc'], make);
  await kept(folder, ['ab', 'c'], make);
  await kept(folder, ['a', Buffer.from('bd')], make);
  expect(make).toHaveBeenCalledTimes(3);
});

test.each([
  ['cut short', (file: string) => truncate(file, 9)],
  ['emptied', (file: string) => truncate(file, 0)],
  ['lengthened', (file: string) => writeFile(file, 'x', { flag: 'a' })],
])('a copy that was %s is made anew', async (_damage, spoil) => {
  const folder = await newFolder();
  await kept(folder, ['a'], make);
  const file = await onlyFile(folder);
  const before = await readFile(file);
  await spoil(file);
  expect(await kept(folder, ['a'], make)).toEqual(made);
  expect(make).toHaveBeenCalledTimes(2);
  expect(await readFile(file)).toEqual(before);
});

test('what nobody has asked for in a month is removed, and what somebody has stays', async () => {
  const day = 24 * 60 * 60 * 1000;
  const [long, lately] = [31, 29].map((days) => new Date(Date.now() - days * day));
  const folder = await newFolder();
  await writeFile(join(folder, 'old'), '');
  await utimes(join(folder, 'old'), long ?? 0, long ?? 0);
  await writeFile(join(folder, 'newer'), '');
  await utimes(join(folder, 'newer'), lately ?? 0, lately ?? 0);
  await kept(folder, ['a'], make);
  const [file = ''] = (await readdir(folder)).filter((name) => name !== 'newer');
  expect((await readdir(folder)).toSorted()).toEqual([file, 'newer'].toSorted());

  await utimes(join(folder, file), lately ?? 0, lately ?? 0);
  await kept(folder, ['a'], make);
  expect(Date.now() - (await stat(join(folder, file))).mtimeMs).toBeLessThan(day);
});

test('what could not be made leaves nothing behind', async () => {
  const folder = await newFolder();
  const failing = () => Promise.reject(new Error('No.'));
  await expect(kept(folder, ['a'], failing)).rejects.toThrow('No.');
  expect(await readdir(folder)).toEqual([]);
});
