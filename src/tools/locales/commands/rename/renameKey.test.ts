import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWords } from '../../../../i18n/check/readWords.ts';
import { readProject } from '../../readProject.ts';
import { findStateProblems } from '../../state/findStateProblems.ts';
import { readState } from '../../state/localeState.ts';
import { record } from '../record.ts';
import { copyOfLocales, filesIn, temporaryProject } from '../testing/temporaryProject.ts';
import { renameKey } from './renameKey.ts';
import { smallSite } from './testing/smallSite.ts';

/** What a rename has changed, line by line: `file: before -> after`. */
async function changes(folder: string, ...args: readonly string[]): Promise<string[]> {
  const before = await filesIn(folder);
  await renameKey.run(args, folder);
  const after = await filesIn(folder);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  return Object.entries(after).flatMap(([file, text]) => {
    const lines = (before[file] ?? '').split('\n');
    const changed = text.split('\n');
    expect(changed, file).toHaveLength(lines.length);
    return changed.flatMap((line, index) =>
      line === lines[index] ? [] : [`${file}: ${lines[index]?.trim()} -> ${line.trim()}`],
    );
  });
}

test('a key is renamed in every language and source, and nothing else changes', async () => {
  const folder = await temporaryProject({
    ...smallSite,
    'locales/_notes/home.json': { 'hero.lead': 'At the top.', hero: 'All of it.', 'faq.lead': 'x' },
    'locales/_allow/ar.json': {
      common: { 'hero.lead': {} },
      home: { 'hero.lead': { spaces: 'As said.' } },
    },
  });
  expect(await changes(folder, 'home', 'hero.lead', 'hero.intro')).toEqual([
    'locales/_allow/ar.json: "hero.lead": { -> "hero.intro": {',
    'locales/_notes/home.json: "hero.lead": "At the top.", -> "hero.intro": "At the top.",',
    String.raw`locales/ar/home.json: "hero": {"lead" : "caf\u00e9 \"q\"","two-words":"y"}, "pages_other": "z" } -> "hero": {"intro" : "caf\u00e9 \"q\"","two-words":"y"}, "pages_other": "z" }`,
    'locales/en/home.json: "lead": "A", -> "intro": "A",',
    "src/pages/HomePage.tsx: return [t(($) => $.hero.lead), common(($) => $.hero.lead), t(($) => $.hero['two-words'], { count: 1 })]; -> return [t(($) => $.hero.intro), common(($) => $.hero.lead), t(($) => $.hero['two-words'], { count: 1 })];",
    "src/pages/HomePage.tsx: return [t(($) => $.hero.lead), t(($) => $.hero.lead, { ns: 'home' }), t(($) => $.pages, { count: 2 })]; -> return [t(($) => $.hero.lead), t(($) => $.hero.intro, { ns: 'home' }), t(($) => $.pages, { count: 2 })];",
  ]);
});

test('a plural key is renamed in all forms of each language', async () => {
  const folder = await temporaryProject(smallSite);
  expect(await changes(folder, 'common', 'pages', 'sheets')).toEqual([
    'locales/en/common.json: "pages_one": "G", -> "sheets_one": "G",',
    'locales/en/common.json: "pages_other": "H" -> "sheets_other": "H"',
    "src/pages/HomePage.tsx: return [t(($) => $.hero.lead), t(($) => $.hero.lead, { ns: 'home' }), t(($) => $.pages, { count: 2 })]; -> return [t(($) => $.hero.lead), t(($) => $.hero.lead, { ns: 'home' }), t(($) => $.sheets, { count: 2 })];",
  ]);
  const arabic = await changes(folder, 'home', 'pages', 'leaves');
  expect(arabic.join('\n')).toContain('"pages_few":"x", -> { "leaves_few":"x",');
  expect(arabic.join('\n')).toContain('"leaves_other": "z"');
});

test('a group is renamed, and a name that is no identifier stands in brackets', async () => {
  const folder = await temporaryProject(smallSite);
  const sources = (await changes(folder, 'home', 'hero', 'first-view')).filter((line) =>
    line.startsWith('src/'),
  );
  expect(sources.join('\n')).toContain(
    "-> return [t(($) => $['first-view'].lead), common(($) => $.hero.lead)",
  );
  expect(sources.join('\n')).toContain("t(($) => $['first-view']['two-words'], { count: 1 })");
});

test('a key moves to another group, and a group that is empty then goes', async () => {
  const folder = await temporaryProject(smallSite);
  await renameKey.run(['home', 'faq.items.cost.question', 'hero.question'], folder);
  const words = JSON.parse(await readFile(join(folder, 'locales/en/home.json'), 'utf8')) as object;
  expect(words).toEqual({
    hero: { lead: 'A', 'two-words': 'B', question: 'E' },
    pages_one: 'C',
    pages_other: 'D',
  });
  await renameKey.run(['home', 'hero.lead', 'intro.lead'], folder);
  const arabic = await readFile(join(folder, 'locales/ar/home.json'), 'utf8');
  expect(JSON.parse(arabic)).toEqual({
    pages_few: 'x',
    hero: { 'two-words': 'y' },
    pages_other: 'z',
    intro: { lead: 'café "q"' },
  });
  expect(await readFile(join(folder, 'src/pages/HomePage.tsx'), 'utf8')).toContain(
    't(($) => $.intro.lead)',
  );
});

test('who made and reviewed a text stays known', async () => {
  const folder = await copyOfLocales();
  await record.run(['ar', 'home', '--reviewed-by', 'Huda'], folder);
  const { state } = await readState(folder, 'ar');
  await renameKey.run(['home', 'hero', 'opening'], folder);
  const after = await readState(folder, 'ar');
  expect(Object.entries(after.state['home'] ?? {})).toEqual(
    Object.entries(state['home'] ?? {}).map(([key, entry]) => [
      key.replace(/^hero\./u, 'opening.'),
      entry,
    ]),
  );
  expect(await findStateProblems(folder, await readProject(folder))).toEqual([]);
  const content = await readFile(join(folder, 'locales/ar/home.json'));
  expect([...readWords('home', content).words.keys()]).toContain('opening.lead');
});
