import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compress } from './compress.ts';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'ar'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

test('every text file, in every folder, gets copies that unpack to itself', async () => {
  const names = [
    'index.html',
    'a.css',
    'a.js',
    'a.svg',
    'a.txt',
    'a.xml',
    'a.json',
    'ar/index.html',
  ];
  const text = 'नमस्ते, world '.repeat(100);
  const folder = await folderWith(Object.fromEntries(names.map((name) => [name, text + name])));
  await compress(folder);
  for (const name of names) {
    const packed = (suffix: string) => readFile(join(folder, name + suffix));
    expect(brotliDecompressSync(await packed('.br')).toString()).toBe(text + name);
    expect(gunzipSync(await packed('.gz')).toString()).toBe(text + name);
    expect((await packed('.br')).length).toBeLessThan(text.length / 5);
  }
});

test('fonts, pictures and what is packed already stay alone', async () => {
  const folder = await folderWith({ 'a.woff2': 'x', 'a.png': 'x', 'a.js.br': 'x', _headers: 'x' });
  await compress(folder);
  expect((await readdir(folder)).toSorted()).toEqual([
    '_headers',
    'a.js.br',
    'a.png',
    'a.woff2',
    'ar',
  ]);
});

test('the same text gives the same bytes', async () => {
  const [one, two] = await Promise.all([folderWith({ 'a.js': 'x' }), folderWith({ 'a.js': 'x' })]);
  await Promise.all([compress(one), compress(two)]);
  for (const name of ['a.js.br', 'a.js.gz']) {
    expect(await readFile(join(one, name))).toEqual(await readFile(join(two, name)));
  }
});
