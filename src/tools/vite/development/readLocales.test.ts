import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfLocales } from '../../locales/commands/testing/temporaryProject.ts';
import { keepsPageOut, localeReader } from './readLocales.ts';

/** The locales of the site in a folder of their own, and how to write a file of them anew. */
async function realLocales() {
  const folder = await copyOfLocales();
  return {
    folder,
    async edit(file: string, change: (text: string) => string): Promise<void> {
      const path = join(folder, file);
      await writeFile(path, change(await readFile(path, 'utf8')));
    },
  };
}

const faulty = (text: string) => text.replace(/^\{/u, '');

test('a file that is broken keeps the words that it had', async () => {
  const { folder, edit } = await realLocales();
  const read = localeReader(folder);
  const before = await read();
  expect(before.problems.filter(keepsPageOut)).toEqual([]);
  await edit('locales/ar/common.json', faulty);
  const now = await read();
  expect(now.problems.filter(keepsPageOut).map(({ file }) => file)).toEqual([
    'locales/ar/common.json',
  ]);
  expect(now.words).toEqual(before.words);
});

test('a page that is not done is there for whoever goes on with it', async () => {
  const { folder, edit } = await realLocales();
  await edit('locales/ar/contact-us.json', (text) => text.replace(/"lead": .*/u, '"lead": ""'));
  const { words } = await localeReader(folder)();
  expect(words.get('locales/ar/contact-us.json')).toHaveProperty('hero.heading');
  expect(words.get('locales/ar/contact-us.json')).not.toHaveProperty('hero.lead');
});

test('a page that is not translated, and a folder that is no language, have none', async () => {
  const { folder } = await realLocales();
  await rm(join(folder, 'locales/ar/contact-us.json'));
  await cp(join(folder, 'locales/en'), join(folder, 'locales/hi_IN'), { recursive: true });
  const { words, problems } = await localeReader(folder)();
  expect(words.has('locales/ar/contact-us.json')).toBe(false);
  expect([...words.keys()].filter((file) => file.includes('hi_IN'))).toEqual([]);
  expect(problems.filter(keepsPageOut).map(({ file }) => file)).toEqual(['locales/hi_IN']);
});
