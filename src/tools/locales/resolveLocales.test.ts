import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../project/root.ts';
import { record } from './commands/record.ts';
import { copyOfLocales } from './commands/testing/temporaryProject.ts';
import { unchanged } from './commands/unchanged.ts';
import { describeLeftOut } from './describeLeftOut.ts';
import { refuseSource } from './refuseSource.ts';
import { resolveLocales } from './resolveLocales.ts';

const translations = ['ar', 'fr', 'mr'];

/** English, Arabic and two sound languages in a folder of their own, all recorded as done today. */
async function project() {
  const folder = await copyOfLocales();
  for (const locale of translations.filter((code) => code !== 'ar')) {
    const sound = join(root, 'tests/testing/soundLocales', locale);
    await cp(sound, join(folder, 'locales', locale), { recursive: true });
  }
  for (const locale of translations) await record.run([locale, '--machine'], folder);
  return {
    folder,
    async edit(file: string, find: string | RegExp, replacement: string): Promise<void> {
      const path = join(folder, 'locales', file);
      const text = await readFile(path, 'utf8');
      expect(text).toMatch(find);
      await writeFile(path, text.replace(find, replacement));
    },
    resolve: () => resolveLocales(folder),
  };
}

type Resolved = Awaited<ReturnType<typeof resolveLocales>>;

/** The pages that are published beside those of English, such as `ar/home`. */
function published({ words }: Resolved): string[] {
  return [...words.keys()]
    .map((file) => file.replace(/^locales\/(.*)\.json$/u, '$1'))
    .filter((name) => /\/(?:home|contact-us|api-testing|cookie-policy)$/u.test(name))
    .filter((name) => !name.startsWith('en/'))
    .toSorted();
}

const all = [
  ...['ar/contact-us', 'ar/home'],
  ...['fr/api-testing', 'fr/contact-us', 'fr/cookie-policy', 'fr/home'],
  ...['mr/api-testing', 'mr/contact-us', 'mr/cookie-policy', 'mr/home'],
];

function without(page: string): string[] {
  return all.filter((name) => !name.endsWith(`/${page}`));
}

function rules({ problems }: Resolved, file: string): string[] {
  return problems
    .filter((problem) => problem.file === file && problem.severity !== 'hint')
    .map(({ rule, key }) => `${rule} ${key}`);
}

test('with everything done every page that is there is published', async () => {
  const resolved = await (await project()).resolve();
  expect(published(resolved)).toEqual(all);
  expect(describeLeftOut(resolved)).toEqual([]);
});

test('a key added in English leaves its page out until it is translated, and no other page', async () => {
  const { edit, resolve } = await project();
  await edit('en/home.json', '"hero": {', '"hero": {\n    "badge": "Twenty years of practice",');
  await edit('mr/home.json', '"hero": {', '"hero": {\n    "badge": "वीस वर्षांचा अनुभव",');
  const resolved = await resolve();
  expect(published(resolved)).toEqual([...without('home'), 'mr/home']);
  expect(describeLeftOut(resolved)).toEqual([
    'Left out: ar/home, 1 text to do. Readers get the English page.',
    'Left out: fr/home, 1 text to do. Readers get the English page.',
  ]);
  expect(() => refuseSource(resolved)).not.toThrow();
});

test('a key added to what every page needs leaves out nothing', async () => {
  const { edit, resolve } = await project();
  await edit('en/common.json', '"skip":', '"help": "Help with this page",\n  "skip":');
  const resolved = await resolve();
  expect(published(resolved)).toEqual(all);
  expect(rules(resolved, 'locales/fr/common.json')).toEqual(['missing-key help']);
});

test('a changed English sentence is work to do, and its translations stay', async () => {
  const { edit, resolve, folder } = await project();
  await edit('en/home.json', 'a year after launch', 'a year after its launch');
  const resolved = await resolve();
  expect(published(resolved)).toEqual(all);
  for (const locale of translations) {
    expect(rules(resolved, `locales/${locale}/home.json`)).toEqual(['stale hero.sentence']);
  }
  await unchanged.run(['home', 'hero.sentence'], folder);
  expect(rules(await resolve(), 'locales/ar/home.json')).toEqual([]);
});

test.each([
  ['a number', 'within 24 hours.', 'within 48 hours.'],
  ['a number in words', 'How can we help you?', 'How can we help you two?'],
  ['an inserted value', 'How can we help you?', 'How can {{product}} help you?'],
  ['an address', 'How can we help you?', 'How can we help you? Ask help.example.org@example.org'],
])('%s changed in English takes that page away until it is mended', async (_what, from, to) => {
  const { edit, resolve } = await project();
  await edit('en/contact-us.json', from, to);
  const resolved = await resolve();
  expect(published(resolved)).toEqual(without('contact-us'));
  expect(describeLeftOut(resolved).join('\n')).toMatch(/^locales\/fr\/contact-us\.json:\d+:\d+ /mu);
});

test('a renamed English key leaves its page out of the languages that have the old one', async () => {
  const { edit, resolve } = await project();
  await edit('en/contact-us.json', '"callNote"', '"callHours"');
  await edit('fr/contact-us.json', '"callNote"', '"callHours"');
  const resolved = await resolve();
  expect(published(resolved)).toEqual([...without('contact-us'), 'fr/contact-us'].toSorted());
});

test('a page that is deleted in one language stays in the others', async () => {
  const { folder, resolve } = await project();
  await rm(join(folder, 'locales/ar/contact-us.json'));
  const resolved = await resolve();
  expect(published(resolved)).toEqual(all.filter((name) => name !== 'ar/contact-us'));
});

test('words of a page that the site no longer has are told and change nothing', async () => {
  const { folder, resolve } = await project();
  await cp(join(folder, 'locales/fr/contact-us.json'), join(folder, 'locales/fr/old-page.json'));
  const resolved = await resolve();
  expect(published(resolved)).toEqual(all);
  expect(rules(resolved, 'locales/fr/old-page.json')).toEqual(['file-name ']);
});

test('a language in which every file is broken breaks no other', async () => {
  const { folder, resolve } = await project();
  for (const file of await readdir(join(folder, 'locales/ar'))) {
    await writeFile(join(folder, 'locales/ar', file), '{ "half": ');
  }
  const resolved = await resolve();
  expect(published(resolved)).toEqual(all.filter((name) => !name.startsWith('ar/')));
  // Its addresses are known all the same, and lead to English.
  expect(resolved.words.get('locales/ar/locale.json')).toMatchObject({ script: 'Arab' });
});

test('of what every page needs, a text with an error counts as one that was never there', async () => {
  const { edit, resolve } = await project();
  await edit('ar/common.json', /"copyright": ".*"/u, '"copyright": "© {{jahr}} {{product}}"');
  await edit('ar/common.json', /"families_few": ".*",\n/u, '');
  const resolved = await resolve();
  expect(published(resolved)).toEqual(all);
  const words = resolved.words.get('locales/ar/common.json') as Record<string, object>;
  expect(words['footer']).not.toHaveProperty('copyright');
  expect(words['footer']).toHaveProperty('hours');
  expect(
    Object.keys(words['serviceMenu'] ?? {}).filter((key) => key.startsWith('families')),
  ).toEqual([]);
  expect(describeLeftOut(resolved)).toEqual([expect.stringContaining('common.json')]);
});

test('what is wrong for one family of services leaves the others alone', async () => {
  const { edit, resolve } = await project();
  await edit(
    'fr/service-pages.json',
    /"results": \{\s*"question": ".*"/u,
    '"results": { "question": ""',
  );
  expect(published(await resolve())).toEqual(all);
  await edit('fr/service-pages.json', /"consultation": ".*"/u, '"consultation": ""');
  expect(published(await resolve())).toEqual(all.filter((name) => name !== 'fr/api-testing'));
});

test('a page is known as unreviewed until somebody has reviewed all that it shows', async () => {
  const { folder, resolve } = await project();
  expect((await resolve()).unreviewed).toContain('fr/home');
  await record.run(['fr', '--reviewed-by', 'Camille Roux'], folder);
  const { unreviewed } = await resolve();
  expect(unreviewed.filter((page) => page.startsWith('fr/'))).toEqual([]);
  expect(unreviewed).toContain('mr/home');
});

test('what is wrong with English stops everything, with its place', async () => {
  const { edit, resolve } = await project();
  await edit('en/home.json', '"hero": {', '"hero" {');
  const resolved = await resolve();
  expect(() => refuseSource(resolved)).toThrow(/^1 problem .*\nlocales\/en\/home\.json:\d+:\d+ /u);
});
