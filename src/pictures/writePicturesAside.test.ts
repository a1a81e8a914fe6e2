import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writePicturesAside } from './writePicturesAside.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-aside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const write = (path: string, text: string, folder: string) =>
  writePicturesAside([{ path, svg: text, hasTitle: true }], folder, join(folder, 'cache'));

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>';

test('pictures are written while this thread goes on', async () => {
  const folder = newFolder();
  const writing = write('/social/a.png', svg, folder);
  expect(readdirSync(folder)).toEqual([]);
  expect(await writing).toMatchObject({ count: 1 });
  expect(readdirSync(join(folder, 'social'))).toEqual(['a.png']);
});

test('what goes wrong there is told here', async () => {
  const folder = newFolder();
  await expect(write('/a.png', 'no svg', folder)).rejects.toThrow(/svg|xml/iu);
});
