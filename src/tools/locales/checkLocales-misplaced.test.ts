import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfLocales } from './commands/testing/temporaryProject.ts';
import { problemsOf } from './testing/problemsOf.ts';

test.each([
  ['contactus', 'contact-us'],
  ['Home', 'home'],
  ['comon', 'common'],
])('a file called %s.json is told that it may mean %s', async (name, meant) => {
  const folder = await copyOfLocales();
  await writeFile(join(folder, `locales/ar/${name}.json`), '{ "a": "x" }');
  expect(await problemsOf(folder)).toEqual([
    `locales/ar/${name}.json:1:1 Expected a file named after a page (src/site/routes.ts), got "${name}". Did you mean "${meant}"? Rename or delete it.`,
  ]);
});

test.each(['home.jsn', 'home.json.bak', 'README'])(
  'a file called %s is out of place',
  async (name) => {
    const folder = await copyOfLocales();
    await writeFile(join(folder, 'locales/ar', name), '{}');
    expect(await problemsOf(folder)).toEqual([
      `locales/ar/${name}:1:1 Expected only files that end in ".json". Rename or delete it.`,
    ]);
  },
);

test('a folder inside a locale, even one called like a page, is out of place', async () => {
  const folder = await copyOfLocales();
  await mkdir(join(folder, 'locales/ar/services.json'));
  expect(await problemsOf(folder)).toEqual([
    'locales/ar/services.json:1:1 Expected only files that end in ".json". Rename or delete it.',
  ]);
});

test('a link in place of a locale is refused', async () => {
  const folder = await copyOfLocales();
  await symlink(join(folder, 'locales/en'), join(folder, 'locales/nl'));
  expect(await problemsOf(folder)).toEqual([
    'locales/nl:1:1 Expected a folder per locale, got a file or a link. Move it.',
  ]);
});

test('notes for translators and hidden files are left alone', async () => {
  const folder = await copyOfLocales();
  await mkdir(join(folder, 'locales/_notes'), { recursive: true });
  await writeFile(join(folder, 'locales/_notes/home.json'), 'no JSON');
  await writeFile(join(folder, 'locales/README.md'), 'Hello');
  await writeFile(join(folder, 'locales/ar/.DS_Store'), 'x');
  expect(await problemsOf(folder)).toEqual([]);
});

test.each([
  ['hi_IN', 'Expected "hi-IN", got "hi_IN". Rename the folder.'],
  ['zh-hans', 'Expected "zh-Hans", got "zh-hans". Rename the folder.'],
  ['english', 'Expected a language tag such as de or pt-BR, got "english". Rename the folder.'],
])('a folder called %s is told how it should be called', async (name, message) => {
  const folder = await copyOfLocales();
  await rename(join(folder, 'locales/ar'), join(folder, 'locales', name));
  expect(await problemsOf(folder)).toEqual([`locales/${name}:1:1 ${message}`]);
});
