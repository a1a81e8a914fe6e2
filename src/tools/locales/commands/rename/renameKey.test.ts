import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWords } from '../../../../i18n/check/readWords.ts';
import { readProject } from '../../readProject.ts';
import { findStateProblems } from '../../state/findStateProblems.ts';
import { readState } from '../../state/localeState.ts';
import { record } from '../record.ts';
import { copyOfLocales, filesIn, temporaryProject } from '../testing/temporaryProject.ts';
import { renameKey } from './renameKey.ts';

const homePage = `import { useTranslation } from 'react-i18next';
export function HomePage() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  return [t(($) => $.hero.lead), common(($) => $.hero.lead), t(($) => $.hero['two-words'], { count: 1 })];
}
export function Other() {
  const { t } = useTranslation('common');
  return [t(($) => $.hero.lead), t(($) => $.hero.lead, { ns: 'home' }), t(($) => $.pages, { count: 2 })];
}
`;

const english = {
  'locales/en/home.json': {
    hero: { lead: 'A', 'two-words': 'B' },
    pages_one: 'C',
    pages_other: 'D',
    faq: { items: { cost: { question: 'E' } } },
  },
  'locales/en/common.json': { hero: { lead: 'F' }, pages_one: 'G', pages_other: 'H' },
  'locales/ar/home.json':
    '{ "pages_few":"x",\r\n\t"hero": {"lead" : "caf\\u00e9 \\"q\\"","two-words":"y"}, "pages_other": "z" }\r\n',
  'locales/ar/common.json': { hero: { lead: 'w' } },
  'src/pages/HomePage.tsx': homePage,
};

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
    ...english,
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
  const folder = await temporaryProject(english);
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
  const folder = await temporaryProject(english);
  const sources = (await changes(folder, 'home', 'hero', 'first-view')).filter((line) =>
    line.startsWith('src/'),
  );
  expect(sources.join('\n')).toContain(
    "-> return [t(($) => $['first-view'].lead), common(($) => $.hero.lead)",
  );
  expect(sources.join('\n')).toContain("t(($) => $['first-view']['two-words'], { count: 1 })");
});

test('a key moves to another group, and a group that is empty then goes', async () => {
  const folder = await temporaryProject(english);
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

const doubtful = {
  'a computed part': [
    `import { useTranslation } from 'x'; const { t } = useTranslation('home'); export const a = (id: string) => t(($) => $.hero[id]);`,
  ],
  'a group read whole': [
    `import { useTranslation } from 'x'; const { t } = useTranslation('home'); export const a = t(($) => $.hero, { returnObjects: true });`,
  ],
  'a page that is computed': [
    "export const a = (t: T, id: 'home') => t(($) => $.hero.lead, { ns: id });",
  ],
  'a template': ['export const a = (t: T, group: string) => t(`${group}.lead`);'],
  'a text': ["export const a = 'hero.lead';"],
  'words as an object': ['export const a = (words: W) => words.home.hero.lead;'],
};

test.each(Object.entries(doubtful))(
  '%s is told with its place, and nothing is written',
  async (_, [source = '']) => {
    const folder = await temporaryProject({ ...english, 'src/a.ts': `\n  ${source}\n` });
    const before = await filesIn(folder);
    await expect(renameKey.run(['home', 'hero.lead', 'hero.intro'], folder)).rejects.toThrow(
      /^Expected to see every use of "hero\.lead", got 1 place that may mean it\. Nothing was written\.[^\n]*\nsrc\/a\.ts:2:\d+ /u,
    );
    expect(await filesIn(folder)).toEqual(before);
    const { output } = await renameKey.run(
      ['home', 'hero.lead', 'hero.intro', '--by-hand'],
      folder,
    );
    expect(output).toMatch(/Left to you:\n {2}src\/a\.ts:2:\d+ /u);
    expect((await filesIn(folder))['src/a.ts']).toBe(before['src/a.ts']);
    expect((await filesIn(folder))['locales/en/home.json']).toContain('"intro"');
  },
);

test('what merely looks alike does not stop a rename', async () => {
  const folder = await temporaryProject({
    ...english,
    'src/a.ts': [
      'export const a = (hero: H, list: L, $: D) => [hero.lead, list.hero.leads, $.hero.lead];',
      "export const b = 'lead', c = 'hero.lead.ing', d = `${b}.json`;",
      "const { t } = useTranslation('common');",
      'export const e = t(($) => $.hero.lead);',
    ].join('\n'),
  });
  const { output } = await renameKey.run(['home', 'faq.items', 'faq.list'], folder);
  expect(output).not.toContain('src/a.ts');
});

test('the ids of data that make keys are told too', async () => {
  const folder = await temporaryProject({
    ...english,
    'src/pages/a.tsx':
      "import { useTranslation } from 'x'; const { t } = useTranslation('home'); export const a = (id: string) => t(($) => $.faq.items[id].question);",
    'src/site/content/home.ts': "export const questions = ['cost', 'costs', 'low-cost'];",
  });
  await expect(
    renameKey.run(['home', 'faq.items.cost', 'faq.items.price'], folder),
  ).rejects.toThrow(
    /got 2 places[^\n]*\nsrc\/pages\/a\.tsx:1:\d+ .*\nsrc\/site\/content\/home\.ts:1:28 /u,
  );
});

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
  const folder = await temporaryProject(english);
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
    ...english,
    'locales/_state/x': '',
    'locales/_notes/x': '',
  });
  await writeFile(join(folder, file), content);
  const before = await filesIn(folder);
  await expect(renameKey.run(['home', 'hero.lead', 'hero.intro'], folder)).rejects.toThrow(message);
  expect(await filesIn(folder)).toEqual(before);
});
