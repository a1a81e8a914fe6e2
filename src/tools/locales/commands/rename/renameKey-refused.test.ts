import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, temporaryProject } from '../testing/temporaryProject.ts';
import { renameKey } from './renameKey.ts';
import { smallSite } from './testing/smallSite.ts';

test.each([
  [[], 'Expected `npm run i18n -- rename <page> <old key> <new key> [--by-hand]`, got 0 names.'],
  [['home', 'hero.lead'], 'got 2 names.'],
  [['hoem', 'hero.lead', 'a'], 'Expected the name of a page, got "hoem". Did you mean "home"?'],
  [['locale', 'name', 'a'], 'Expected the name of a page, got "locale".'],
  [
    ['home', 'hero.laed', 'a'],
    'Expected a key of locales/en/home.json, got "hero.laed". Did you mean "hero.lead"?',
  ],
  [
    ['home', 'pages_one', 'a'],
    'Expected a plural key without its form, got "pages_one". Rename "pages".',
  ],
  [['home', 'hero.lead', 'hero.1st'], 'without a plural form, got "hero.1st".'],
  [['home', 'hero.lead', 'hero..a'], 'without a plural form, got "hero..a".'],
  [['home', 'hero.lead', 'hero.constructor'], 'without a plural form, got "hero.constructor".'],
  [['home', 'hero.lead', 'hero.lead_one'], 'without a plural form, got "hero.lead_one".'],
  [['home', 'hero', 'hero.inner'], 'Expected a new key beside "hero", got "hero.inner".'],
  [['home', 'hero.lead', 'hero'], 'Expected a new key beside "hero.lead", got "hero".'],
  [['home', 'hero.lead', 'hero.two-words'], 'it has "hero.two-words".'],
  [['home', 'hero.lead', 'pages'], 'it has "pages_one".'],
  [['home', 'hero.lead', 'faq'], 'it has "faq.items.cost.question".'],
  [['home', 'hero.lead', 'hero.two-words.a'], 'it has "hero.two-words".'],
])('rename %j is refused and writes nothing', async (args, message) => {
  const folder = await temporaryProject(smallSite);
  const before = await filesIn(folder);
  await expect(renameKey.run(args, folder)).rejects.toThrow(message);
  expect(await filesIn(folder)).toEqual(before);
});

test.each([
  ['locales/ar/home.json', '{ "hero": ', /^locales\/ar\/home\.json:1:\d+ Expected JSON/u],
  ['locales/ar/home.json', '{ "hero": { "lead": "x", "intro": "y" } }', /it has "hero\.intro"/u],
  ['locales/_state/ar.json', '[]', /^locales\/_state\/ar\.json:1:1 Expected the state/u],
  ['locales/_notes/home.json', '{', /^locales\/_notes\/home\.json: Expected JSON/u],
  [
    'locales/_notes/home.json',
    '{ "hero.lead": "x", "hero.intro": "y" }',
    /Expected no "hero\.intro" yet/u,
  ],
  ['src/a.ts', 'const = ;', /Expected TypeScript in src\/a\.ts/u],
])('nothing is renamed while %s holds %s', async (file, content, message) => {
  const folder = await temporaryProject({
    ...smallSite,
    'locales/_state/x': '',
    'locales/_notes/x': '',
  });
  await writeFile(join(folder, file), content);
  const before = await filesIn(folder);
  await expect(renameKey.run(['home', 'hero.lead', 'hero.intro'], folder)).rejects.toThrow(message);
  expect(await filesIn(folder)).toEqual(before);
});
