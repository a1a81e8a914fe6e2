import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readLocaleFolders, wordFiles } from './localeFolders.ts';

/** A folder with some files below `locales/`. */
async function project(...files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'locales-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of files) {
    const path = join(folder, 'locales', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, '{}');
  }
  return folder;
}

test('a language is its folder, and its words are the files in it', async () => {
  const { folders, strays } = await readLocaleFolders(
    await project('en/home.json', 'ar/common.json', 'ar/home.json'),
  );
  expect(wordFiles(folders)).toEqual([
    'locales/ar/common.json',
    'locales/ar/home.json',
    'locales/en/home.json',
  ]);
  expect(strays).toEqual([]);
});

test('texts for people, notes and what systems leave behind are no language and no fault', async () => {
  const folder = await project('en/home.json', 'README.md', '.DS_Store', '_notes/home.json');
  const { folders, strays } = await readLocaleFolders(folder);
  expect(folders.map(({ code }) => code)).toEqual(['en']);
  expect(strays).toEqual([]);
});

test('what can be neither is told by its path', async () => {
  const folder = await project('en/home.json', 'en/home.txt', 'hi_IN/home.json', 'ar');
  const { folders, strays } = await readLocaleFolders(folder);
  expect(folders.map(({ code }) => code)).toEqual(['en']);
  expect(strays.map(({ path }) => path)).toEqual([
    'locales/ar',
    'locales/en/home.txt',
    'locales/hi_IN',
  ]);
});

test('a project without languages has none', async () => {
  expect(await readLocaleFolders(await project())).toEqual({ folders: [], strays: [] });
});

test('a pseudo-locale is no language, except where tests ask for it', async () => {
  const folder = await project('en-XA/home.json');
  expect((await readLocaleFolders(folder)).strays).toEqual([
    { path: 'locales/en-XA', message: expect.stringContaining('pseudo-locale') as string },
  ]);
  vi.stubEnv('PSEUDO_LOCALES', '1');
  expect((await readLocaleFolders(folder)).folders.map(({ code }) => code)).toEqual(['en-XA']);
  vi.unstubAllEnvs();
});
