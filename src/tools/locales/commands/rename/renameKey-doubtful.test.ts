import { expect, test } from 'vitest';
import { filesIn, temporaryProject } from '../testing/temporaryProject.ts';
import { renameKey } from './renameKey.ts';
import { smallSite } from './testing/smallSite.ts';

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
    const folder = await temporaryProject({ ...smallSite, 'src/a.ts': `\n  ${source}\n` });
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
    ...smallSite,
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
    ...smallSite,
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
