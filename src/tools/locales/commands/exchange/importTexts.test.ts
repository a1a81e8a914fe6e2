import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf, readState } from '../../state/localeState.ts';
import { temporaryProject } from '../testing/temporaryProject.ts';
import { exportTexts } from './exportTexts.ts';
import { importTexts } from './importTexts.ts';
import { ending, exportedPage, formats } from './testing/exportedPage.ts';

test.each(formats)('%s: of a file only the text that has changed is written', async (format) => {
  const { folder, text, edit, take, stateOf } = await exportedPage(
    format,
    { lead: 'Hello', hero: { quote: 'Quote', team: 'Team' } },
    '{ "lead": "One",\n\n  "hero": {"quote": "Two", "team":"Three"} }\n',
  );
  const { state } = await readState(folder, 'ar');
  await edit((content) =>
    content.replace('Two', 'Two & <more>'.replaceAll(/[&<>]/gu, escapeFor(format))),
  );
  const { output, exitCode } = await take('--reviewed-by', 'Huda');
  expect(exitCode).toBe(1);
  expect(output).toContain('ar: 1 text new or changed, as of a person, reviewed by Huda');
  expect(output).toContain('locales/ar/home.json:3:28 Expected plain text for "hero.quote"');
  expect(await text()).toBe(
    '{ "lead": "One",\n\n  "hero": {"quote": "Two & <more>", "team":"Three"} }\n',
  );
  expect((await readState(folder, 'ar')).state).toEqual({
    home: {
      ...state['home'],
      'hero.quote': {
        origin: 'person',
        reviewedBy: 'Huda',
        english: hashOf('Quote'),
        text: hashOf('Two & <more>'),
      },
    },
  });
  expect(Object.keys((await readState(folder, 'ar')).state['home'] ?? {})).toEqual([
    'lead',
    'hero.quote',
    'hero.team',
  ]);
  expect(await stateOf('lead')).toEqual(state['home']?.['lead']);
});

function escapeFor(format: (typeof formats)[number]): (sign: string) => string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  return (sign) => (format === 'po' ? sign : (entities[sign] ?? sign));
}

test.each(formats)('%s: a new text comes where its key is in English', async (format) => {
  const { folder, text, edit, take } = await exportedPage(
    format,
    { lead: 'A', hero: { quote: 'B', team: 'C', spoken: 'D' }, faq: { heading: 'E' }, end: 'F' },
    { lead: 'one', hero: { quote: '', spoken: 'four' }, end: 'six' },
  );
  const fill = (content: string, english: string, translation: string) =>
    format === 'po'
      ? content.replace(
          `msgid "${english}"\nmsgstr ""`,
          `msgid "${english}"\nmsgstr "${translation}"`,
        )
      : content.replace(
          `<source>${english}</source>`,
          `<source>${english}</source><target>${translation}</target>`,
        );
  await edit((content) => fill(fill(fill(content, 'E', 'five'), 'C', 'three'), 'B', 'two'));
  expect(await take()).toMatchObject({ exitCode: 0 });
  const words = {
    lead: 'one',
    hero: { quote: 'two', team: 'three', spoken: 'four' },
    faq: { heading: 'five' },
    end: 'six',
  };
  expect(await text()).toBe(`${JSON.stringify(words, null, 2)}\n`);
  const { state } = await readState(folder, 'ar');
  const keys = ['lead', 'hero.quote', 'hero.team', 'hero.spoken', 'faq.heading', 'end'];
  expect(Object.keys(state['home'] ?? {})).toEqual(keys);
});

test.each(formats)(
  '%s: a page that a language has not begun can be translated elsewhere',
  async (format) => {
    const folder = await temporaryProject({
      'locales/en/home.json': { lead: 'A' },
      'locales/en/team.json': { lead: 'B', pages_one: 'C', pages_other: 'D' },
      'locales/ar/home.json': { lead: 'one' },
    });
    await exportTexts.run(['ar', `--${format}`, 'out', 'team'], folder);
    const file = join(folder, `out/team.${ending[format]}`);
    const content = await readFile(file, 'utf8');
    let count = 0;
    const filled =
      format === 'po'
        ? content.replaceAll(/(?<=msgid "[A-D]"\n)msgstr ""/gu, () => `msgstr "${(count += 1)}"`)
        : content.replaceAll('</source>', () => `</source><target>${(count += 1)}</target>`);
    await writeFile(file, filled);
    await importTexts.run(['ar', 'out'], folder);
    expect(await readFile(join(folder, 'locales/ar/team.json'), 'utf8')).toBe(
      `${JSON.stringify({ lead: '1', pages_zero: '2', pages_one: '3', pages_two: '4', pages_few: '5', pages_many: '6', pages_other: '7' }, null, 2)}\n`,
    );
  },
);

test('a unit that a tool has split is put together, and none is made of half of one', async () => {
  const { take, edit, text } = await exportedPage(
    'xliff',
    { lead: 'One. Two.', end: 'End' },
    { lead: 'x', end: 'e' },
  );
  const split = (
    second: string,
  ) => `<segment state="final"><source>One.</source><target>Un.</target></segment>
    <ignorable><source> </source></ignorable>
    <segment state="final"><source>Two.</source>${second}</segment>`;
  const whole = /<segment[^>]*>\s*<source>One\. Two\.[\s\S]*?<\/segment>/u;
  await edit((content) => content.replace(whole, split('')));
  await take();
  expect(await text()).toContain('"lead": "x"');
  await edit((content) =>
    content.replace(
      '<source>Two.</source>',
      '<source>Two.</source><target><mrk id="m">Deux</mrk>.</target>',
    ),
  );
  await take();
  expect(await text()).toContain('"lead": "Un. Deux."');
});

test.each(formats)(
  '%s: what is not translated yet is a count, what is wrong has its place',
  async (format) => {
    const { edit, take } = await exportedPage(
      format,
      { lead: 'A', hero: { quote: 'B', team: 'C' }, end: 'D', last: 'E' },
      { lead: 'واحد', hero: { quote: '' }, last: 'اثنان' },
    );
    await edit((content) => content.replace('واحد', 'TODO').replace('اثنان', 'اثنان {{name}}'));
    const { output } = await take();
    expect(output.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^locales\/ar\/home\.json:2:11 Expected 3 more texts in this file/u),
      expect.stringMatching(/^locales\/ar\/home\.json:2:12 Expected a translation, got "TODO"/u),
      expect.stringMatching(/^locales\/ar\/home\.json:6:18 .* got \{\{name\}\}/u),
    ]);
  },
);
