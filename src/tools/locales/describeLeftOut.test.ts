import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newLocale } from './commands/newLocale.ts';
import { copyOfLocales } from './commands/testing/temporaryProject.ts';
import { describeLeftOut } from './describeLeftOut.ts';
import { describeUntranslated } from './describeUntranslated.ts';
import { resolveLocales } from './resolveLocales.ts';

/** Arabic as it is, and a language that has only files to fill in. */
async function begun(...pages: string[]): Promise<string> {
  const folder = await copyOfLocales();
  await newLocale.run(['nl', ...pages], folder);
  return folder;
}

test('a language leaves out no page of which it has no text: those are one line, with their number', async () => {
  const folder = await begun('team', 'web-development');
  await cp(join(folder, 'locales/en/contact-us.json'), join(folder, 'locales/nl/contact-us.json'));
  const resolved = await resolveLocales(folder);
  expect(describeLeftOut(resolved)).toEqual([]);
  expect(describeUntranslated(resolved)).toEqual([
    'Not yet translated: ar 55 of 57 pages, nl 57. Readers get the English ones; `npm run i18n -- status <code>` lists them.',
  ]);
});

test('a page that somebody has begun is left out with what it lacks, shared texts apart', async () => {
  const folder = await begun('team', 'api-testing');
  const fill = async (file: string, key: string, text: string) => {
    const path = join(folder, `locales/nl/${file}.json`);
    await writeFile(
      path,
      (await readFile(path, 'utf8')).replace(`"${key}": ""`, `"${key}": "${text}"`),
    );
  };
  await fill('team', 'title', 'Maak kennis met ons team');
  await fill('api-testing', 'title', 'Wij testen jouw interfaces');
  const resolved = await resolveLocales(folder);
  expect(describeLeftOut(resolved)).toEqual([
    expect.stringMatching(
      /^Left out: nl\/api-testing, \d+ texts to do, \d+ texts of service-pages to do\. Readers/u,
    ),
    'Left out: nl/team, 1 text to do. Readers get the English page.',
  ]);
  expect(describeUntranslated(resolved).join()).toContain(', nl 55.');
});

test('a file that cannot be read is an error, however little is in it', async () => {
  const folder = await begun('team');
  await writeFile(join(folder, 'locales/nl/team.json'), '{ "meta": ');
  expect(describeLeftOut(await resolveLocales(folder))[0]).toBe(
    'Left out: nl/team, 1 error. Readers get the English page.',
  );
});

test('of English alone nothing is untranslated', () => {
  const words = new Map([['locales/en/locale.json', {}]]);
  const alone = { words, leftOut: [], unreviewed: [], problems: [] };
  expect(describeUntranslated(alone)).toEqual([]);
});
