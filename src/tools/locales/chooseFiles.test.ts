import { expect, test } from 'vitest';
import { chooseFiles } from './chooseFiles.ts';
import { temporaryProject } from './commands/testing/temporaryProject.ts';

const project = () =>
  temporaryProject({
    'locales/en/home.json': { lead: 'A' },
    'locales/en/team.json': { lead: 'B' },
    'locales/ar/home.json': { lead: 'x' },
    'locales/pl/home.json': { lead: 'y' },
    'locales/pl/team.json': { lead: 'z' },
  });

test.each([
  [[], [], undefined],
  [['pl'], ['pl'], undefined],
  [['pl', 'team'], ['pl'], ['locales/pl/team.json']],
  [
    ['ar', 'pl', 'home', 'team'],
    ['ar', 'pl'],
    ['locales/ar/home.json', 'locales/pl/home.json', 'locales/pl/team.json'],
  ],
])('%j means languages, and files of them', async (typed, locales, files) => {
  const chosen = await chooseFiles(await project(), typed);
  expect(chosen.locales).toEqual(locales);
  expect(chosen.files && [...chosen.files]).toEqual(files);
});

test.each([
  [['tlh'], 'Expected languages that have a folder (ar, en, pl), got "tlh".'],
  [['pll'], 'Expected languages that have a folder (ar, en, pl), got "pll". Did you mean "pl"?'],
  [['team', 'pl'], 'got "team". Name the language first: `npm run i18n -- check pl team`.'],
  [['pl', 'tema'], 'Expected the name of a word file, got "tema". Did you mean "team"?'],
  [['ar', 'team'], 'Expected a file of ar, got "team", which English has. `npm run i18n -- new'],
])('%j is refused with what may have been meant', async (typed, message) => {
  await expect(chooseFiles(await project(), typed)).rejects.toThrow(message);
});
