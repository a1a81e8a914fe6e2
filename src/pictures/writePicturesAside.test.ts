import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writePicturesAside } from './writePicturesAside.ts';

/** Nobody changes it: whoever waits for that waits for the time. */
const clock = new Int32Array(new SharedArrayBuffer(4));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-aside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const write = (path: string, text: string, folder: string) =>
  writePicturesAside([{ path, svg: text, hasTitle: true }], folder, join(folder, 'cache'));

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>';

test('pictures are written while this thread works', async () => {
  const folder = newFolder();
  const writing = write('/social/a.png', svg, folder);
  const picture = join(folder, 'social/a.png');
  const end = Date.now() + 20_000;
  while (!existsSync(picture) && Date.now() < end) Atomics.wait(clock, 0, 0, 10);
  expect(existsSync(picture)).toBe(true);
  expect(await writing).toEqual({ count: 1, drawn: 1 });
});

test('what goes wrong there is told here', async () => {
  const folder = newFolder();
  await expect(write('/a.png', 'no svg', folder)).rejects.toThrow(/svg|xml/iu);
});
