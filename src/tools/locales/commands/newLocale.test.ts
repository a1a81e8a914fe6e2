import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWords } from '../../../i18n/check/readWords.ts';
import { resolveLocales } from '../resolveLocales.ts';
import { nest } from '../nest.ts';
import { newLocale } from './newLocale.ts';
import { printWords } from './template.ts';
import { copyOfLocales, filesIn, temporaryProject } from './testing/temporaryProject.ts';

async function json(folder: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, 'locales', file), 'utf8'));
}

test('a new language has its facts and at most sixty texts to fill in', async () => {
  const folder = await copyOfLocales();
  const { output, exitCode } = await newLocale.run(['nl'], folder);
  expect(exitCode).toBe(0);
  expect(await readdir(join(folder, 'locales/nl'))).toEqual([
    'common.json',
    'locale.json',
    'react-aria.json',
  ]);
  expect(await json(folder, 'nl/locale.json')).toEqual({
    name: 'Nederlands',
    script: 'Latn',
    numberingSystem: 'latn',
  });
  const texts = Array.from(output.matchAll(/(\d+) texts \([\d,]+ words of English\) to fill in/gu));
  const sum = texts.reduce((count, [, number]) => count + Number(number), 0);
  expect(sum).toBeGreaterThan(40);
  expect(sum).toBeLessThanOrEqual(60);
});

test('a new translator reads what is filled in, what to do first, and with which command to go on', async () => {
  const folder = await copyOfLocales();
  const { output } = await newLocale.run(['nl', 'team'], folder);
  const [files, rest = ''] = output.split('To do first:\n');
  const [first, then] = rest.split('Then, as often as you like:\n');
  expect(files).toMatch(/nl\/locale\.json is filled in: Nederlands, /u);
  expect(files).toMatch(/nl\/common\.json has .* to fill in: English stands in for each/u);
  expect(files).toMatch(/nl\/team\.json has 2 texts \(\d+ words of English\) to fill in\.$/mu);
  expect(first?.split('\n')).toEqual([
    expect.stringMatching(/^ {2}1\. "unreviewed" in locales\/nl\/common\.json: it tells readers/u),
    expect.stringMatching(
      /^ {2}2\. The 2 texts .* of team: the next build publishes it at \/nl\/team\.$/u,
    ),
    '',
  ]);
  expect(then?.match(/npm run \S+(?: -- \w+ nl)?/gu)).toEqual([
    'npm run dev',
    ...['check', 'record', 'status'].map((command) => `npm run i18n -- ${command} nl`),
  ]);
  // Arabic has the notice, and needs a page only.
  expect((await newLocale.run(['ar', 'team'], folder)).output).not.toContain('unreviewed');
});

test('nothing of a new language is published before it has texts', async () => {
  const folder = await copyOfLocales();
  await newLocale.run(['nl', 'team'], folder);
  const { words, leftOut } = await resolveLocales(folder);
  expect(words.has('locales/nl/team.json')).toBe(false);
  expect(words.get('locales/nl/common.json')).toEqual({});
  expect(leftOut.map(({ locale, page }) => `${locale}/${page}`)).toContain('nl/team');
});

test('one page of a new language is published as soon as its own texts are there', async () => {
  const folder = await copyOfLocales();
  await newLocale.run(['nl', 'team'], folder);
  const file = join(folder, 'locales/nl/team.json');
  const english = readWords(file, await readFile(join(folder, 'locales/en/team.json')));
  const translated = [...english.words].map(([key, { text }]) => {
    const placeholders = text.match(/\{\{.*?\}\}/gu) ?? [];
    return [key, ['Vertaald', ...placeholders].join(' ')] as const;
  });
  await writeFile(file, printWords(nest(translated)));
  const { words } = await resolveLocales(folder);
  expect(words.has('locales/nl/team.json')).toBe(true);
});

test('a language of six plural forms gets all of them, told with the numbers they are for', async () => {
  const folder = await copyOfLocales();
  const { output } = await newLocale.run(['cy'], folder);
  const { serviceMenu } = (await json(folder, 'cy/common.json')) as { serviceMenu: object };
  expect(Object.keys(serviceMenu).slice(1, 7)).toEqual([
    'families_zero',
    'families_one',
    'families_two',
    'families_few',
    'families_many',
    'families_other',
  ]);
  expect(output).toContain('_zero for 0; _one for 1; _two for 2; _few for 3; _many for 6;');
});

test('a page is added to a language, a service page with what all of them share', async () => {
  const folder = await copyOfLocales();
  const { output } = await newLocale.run(['ar', 'web-development', 'services'], folder);
  const names = await readdir(join(folder, 'locales/ar'));
  expect(names).toEqual(
    expect.arrayContaining(['web-development.json', 'service-pages.json', 'services.json']),
  );
  expect(output).toContain('publishes it at /ar/services/softwareDevelopment/WebDevelopment');
  // What is shared by other families has no part in it.
  const [, needed] = /The (\d+) texts .* of web-development/u.exec(output) ?? [];
  const [, own] = /ar\/web-development\.json has (\d+) texts/u.exec(output) ?? [];
  const [, shared] = /ar\/service-pages\.json has (\d+) texts/u.exec(output) ?? [];
  expect(Number(needed)).toBeGreaterThan(Number(own));
  expect(Number(needed)).toBeLessThan(Number(own) + Number(shared));
});

test.each([
  [[], 'Expected a language tag such as de or pt-BR, got none.'],
  [['hi_IN'], 'Expected "hi-IN", got "hi_IN". Nothing was written.'],
  [['zh-hans'], 'Expected "zh-Hans", got "zh-hans". Nothing was written.'],
  [['dutch'], 'Expected a language tag such as de or pt-BR, got "dutch". Nothing was written.'],
  [['../nl'], 'Expected a language tag such as de or pt-BR, got "../nl". Nothing was written.'],
  [['en'], 'Expected another language than en, from which every one is made.'],
  [['ar'], 'Expected a language that is not there, got ar, which has a folder.'],
  [['ar', 'home'], 'Expected a page that ar has not begun, got "home"'],
  [['nl', 'team', 'tema'], 'Expected the name of a page, got "tema". Did you mean "team"?'],
  [['nl', 'locale'], 'Expected the name of a page, got "locale".'],
  [
    ['nl', '--force'],
    "Expected `npm run i18n -- new <code> [page...]`, got: Unknown option '--force'.",
  ],
])('new %j is refused and writes nothing', async (args, message) => {
  const folder = await temporaryProject({
    'locales/en/home.json': { lead: 'A' },
    'locales/en/team.json': { lead: 'B' },
    'locales/en/locale.json': { name: 'English' },
    'locales/en/common.json': { skip: 'C' },
    'locales/en/react-aria.json': { menu: 'D' },
    'locales/ar/locale.json': { name: 'العربية' },
    'locales/ar/home.json': { lead: 'x' },
  });
  const before = await filesIn(folder);
  await expect(newLocale.run(args, folder)).rejects.toThrow(message);
  expect(await filesIn(folder)).toEqual(before);
});
