import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { brotliOf } from './brotliOf.ts';

const content = Buffer.from('नमस्ते, world '.repeat(100));

async function newCache(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brotli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('what was compressed once is read from the cache', async () => {
  const cache = await newCache();
  const packed = await brotliOf(content, cache);
  expect(brotliDecompressSync(packed).equals(content)).toBe(true);
  const [file = ''] = await readdir(cache);
  expect(await readFile(join(cache, file))).toEqual(packed);
  expect(await brotliOf(content, cache)).toEqual(packed);
  expect(await readdir(cache)).toEqual([file]);
});

test('a copy that is broken or cut short is made anew', async () => {
  const cache = await newCache();
  const packed = await brotliOf(content, cache);
  const [file = ''] = await readdir(cache);
  await truncate(join(cache, file), 9);
  expect(await brotliOf(content, cache)).toEqual(packed);
  expect(await readFile(join(cache, file))).toEqual(packed);
});
