import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLocales, findLocaleProblems } from './checkLocales.ts';
import { formatProblem } from '../../i18n/check/problem.ts';
import { readWords } from '../../i18n/check/readWords.ts';
import { root } from '../../project/root.ts';
import { copyOfLocales } from './commands/testing/temporaryProject.ts';
import { edit, problemsOf } from './testing/problemsOf.ts';

/** The problems that keep something off the site. */
async function errorsOf(folder: string) {
  return (await findLocaleProblems(folder)).filter(({ severity }) => severity === 'error');
}

test('the locales of the site are in order', async () => {
  await expect(checkLocales()).resolves.toBeUndefined();
});

test('no text of the site has anything to mend', async () => {
  expect(await problemsOf(root)).toEqual([]);
});

test('every problem is told in one go, after how many there are', async () => {
  const folder = await copyOfLocales();
  await rm(join(folder, 'locales/ar/locale.json'));
  await edit(join(folder, 'locales/ar/home.json'), (text) => text.slice(0, -3));
  await expect(checkLocales(folder)).rejects.toThrow(
    /^2 problems in the locale files:\nlocales\/ar\/home\.json:\d+:\d+ .+\nlocales\/ar\/locale\.json:1:1 .+$/u,
  );
});

test('a missing file is told with how to begin it', async () => {
  const folder = await copyOfLocales();
  await rm(join(folder, 'locales/ar/not-found.json'));
  expect(await problemsOf(folder)).toEqual([
    'locales/ar/not-found.json:1:1 Expected this file (8 texts), it is missing. Begin it with `npm run i18n -- new ar not-found`.',
  ]);
});

test('a page that nobody has translated yet is no problem', async () => {
  const folder = await copyOfLocales();
  await rm(join(folder, 'locales/ar/contact-us.json'));
  expect(await problemsOf(folder)).toEqual([]);
});

test('a missing file of the source is told as such', async () => {
  const folder = await copyOfLocales();
  await rm(join(folder, 'locales/en/contact-us.json'));
  await rm(join(folder, 'locales/en/forms.json'));
  const problems = await problemsOf(folder);
  // Other languages may have the same files.
  expect(problems.filter((problem) => /^locales\/(?:en|ar)\//u.test(problem))).toEqual([
    'locales/en/contact-us.json:1:1 Expected this file, it is missing. It is the source of every translation: write it.',
    'locales/en/forms.json:1:1 Expected this file, it is missing. It is the source of every translation: write it.',
    'locales/ar/contact-us.json:1:1 Expected locales/en/contact-us.json as its source; it is missing. Write it, or delete this one.',
    'locales/ar/forms.json:1:1 Expected locales/en/forms.json as its source; it is missing. Write it, or delete this one.',
  ]);
});

test('a site without locales is told what is missing', async () => {
  const folder = await copyOfLocales();
  await rm(join(folder, 'locales'), { recursive: true });
  const problems = await problemsOf(folder);
  expect(problems.length).toBeGreaterThan(4);
  expect(problems.join('\n')).toContain(
    'locales/en/locale.json:1:1 Expected this file, it is miss',
  );
});

test('wrong facts about a locale are told where they stand', async () => {
  const folder = await copyOfLocales();
  const facts =
    '{\n  "name": "عربي",\n  "script": "Arabic",\n  "numberingSystem": "arabic",\n  "dir": "rtl"\n}\n';
  await writeFile(join(folder, 'locales/ar/locale.json'), facts);
  const problems = await problemsOf(folder);
  expect(problems.map((line) => line.split(' Expected')[0])).toEqual([
    'locales/ar/locale.json:3:13',
    'locales/ar/locale.json:4:22',
    'locales/ar/locale.json:5:10',
  ]);
});

test('a copied locale that kept the name of its model is refused', async () => {
  const folder = await copyOfLocales();
  await cp(join(folder, 'locales/en'), join(folder, 'locales/nl'), { recursive: true });
  expect((await errorsOf(folder)).map(formatProblem)).toEqual([
    'locales/nl/locale.json:2:11 Expected "Nederlands", got "English". That is the name of another language.',
  ]);
});

test('nothing of a copied locale counts as translated', async () => {
  const folder = await copyOfLocales();
  await cp(join(folder, 'locales/en'), join(folder, 'locales/nl'), { recursive: true });
  const problems = await findLocaleProblems(folder, ['nl']);
  const files = Map.groupBy(
    problems.filter(({ rule, severity }) => rule === 'untranslated' && severity === 'todo'),
    ({ file }) => file,
  );
  const names = await readdir(join(folder, 'locales/nl'));
  for (const name of names.filter((file) => file !== 'locale.json')) {
    const { words } = readWords(name, await readFile(join(folder, 'locales/nl', name)));
    const texts = [...words.values()].filter(({ text }) =>
      /[a-z]{2}/iu.test(text.replaceAll(/\{\{.*?\}\}/gu, '')),
    );
    expect(files.get(`locales/nl/${name}`)).toHaveLength(texts.length);
  }
});

test('of two languages with one name the translation is told, whatever comes first', async () => {
  const folder = await copyOfLocales();
  const facts = { name: 'English', script: 'Latn', numberingSystem: 'latn' };
  for (const code of ['en-GB', 'af']) {
    await mkdir(join(folder, 'locales', code));
    await writeFile(join(folder, 'locales', code, 'locale.json'), JSON.stringify(facts));
  }
  expect((await errorsOf(folder)).map(({ file }) => file)).toEqual([
    'locales/af/locale.json',
    'locales/en-GB/locale.json',
  ]);
});

test('a missing word is told in the file that lacks it', async () => {
  const folder = await copyOfLocales();
  await edit(join(folder, 'locales/ar/common.json'), (text) =>
    text.replace(/ {2}"skip": .*\n/u, ''),
  );
  expect(await problemsOf(folder)).toEqual([
    'locales/ar/common.json:5:13 Expected a text for "skip", got none. Add it. English: "Skip to main content"',
  ]);
});

test('a broken source file is told once, not once per translation', async () => {
  const folder = await copyOfLocales();
  await edit(join(folder, 'locales/en/common.json'), (text) =>
    text.replace('"skip": "', '"skip": '),
  );
  const problems = await problemsOf(folder);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    /^locales\/en\/common\.json:\d+:11 Expected JSON, got "Skip to main content/u,
  );
});

test('a file in another encoding is refused', async () => {
  const folder = await copyOfLocales();
  const file = join(folder, 'locales/ar/not-found.json');
  await writeFile(file, Buffer.from(await readFile(file, 'utf8'), 'utf16le'));
  const problems = await problemsOf(folder);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^locales\/ar\/not-found\.json:\d+:\d+ Expected /u);
});

test('a byte order mark is refused', async () => {
  const folder = await copyOfLocales();
  await edit(join(folder, 'locales/ar/home.json'), (text) => `\uFEFF${text}`);
  expect(await problemsOf(folder)).toEqual([
    'locales/ar/home.json:1:1 Expected plain UTF-8, got a byte order mark. Save the file as UTF-8 without BOM.',
  ]);
});
