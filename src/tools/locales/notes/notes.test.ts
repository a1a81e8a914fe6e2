import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatProblem } from '../../../i18n/check/problem.ts';
import { readWords } from '../../../i18n/check/readWords.ts';
import { root } from '../../../project/root.ts';
import { sourceLocale } from '../../../site/locales.ts';
import { readProject } from '../readProject.ts';
import { findNoteProblems } from './findNoteProblems.ts';
import { needsNote, noteOn, readNotes } from './notes.ts';
import { wordSchema } from './wordSchema.ts';
import { schemaFile } from './writeSchemas.ts';

async function project(files: Readonly<Record<string, object | string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'notes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, 'locales', `${name}.json`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}

test.each([
  ['title', 'Menu'],
  ['title', 'Send request'],
  ['asterisk', '*'],
  ['hours', 'On {{days}} between {{times}} at the office'],
  ['meta.description', 'A long sentence with a limit that nobody would guess from reading it.'],
])('%s, %j, needs a note', (key, text) => {
  expect(needsNote(key, text)).toBe(true);
});

test('a sentence that says what it is for needs none', () => {
  expect(needsNote('hero.lead', 'We reply within 24 hours.')).toBe(false);
});

test('a note on a group holds for all below, and one on a key before it', async () => {
  const folder = await project({
    '_notes/_page': { 'meta.title': 'At most 60 characters.' },
    '_notes/home': { hero: 'The top of the page.', 'hero.quote': 'A button.' },
  });
  const { notes } = await readNotes(folder, 'home');
  expect(noteOn(notes, 'hero.quote')).toBe('A button.');
  expect(noteOn(notes, 'hero.lead.text')).toBe('The top of the page.');
  expect(noteOn(notes, 'meta.title')).toBe('At most 60 characters.');
  expect(noteOn(notes, 'faq.heading')).toBeUndefined();
});

test('one note holds for all forms of a plural, in every language', async () => {
  const folder = await project({
    '_notes/home': { list: 'A list.', 'list.pages': 'At the foot of a card.' },
  });
  const { notes } = await readNotes(folder, 'home');
  expect(noteOn(notes, 'list.pages_one')).toBe('At the foot of a card.');
  expect(noteOn(notes, 'list.pages_few')).toBe('At the foot of a card.');
  expect(noteOn(notes, 'list.heading_two')).toBe('A list.');
});

async function problemsOf(files: Readonly<Record<string, object | string>>): Promise<unknown[]> {
  const folder = await project(files);
  const source = (await readProject(folder)).get(sourceLocale) ?? new Map();
  const problems = await findNoteProblems(folder, source);
  return problems.map(({ severity, rule, file, line, key }) => [severity, rule, file, line, key]);
}

test('a missing note, one that no text shows and a file that is none are told', async () => {
  const problems = await problemsOf({
    'en/home': { hero: { quote: 'Get a quote', team: 'Our team' } },
    'en/team': { lead: 'The people whom you will talk to.' },
    'en/terms': { offer: { text: 'What we offer is this.' } },
    '_notes/terms': { offer: 'A section.', 'offer.text': 'A paragraph.' },
    '_notes/home': {
      'hero.tema': 'Before a changing phrase.',
      'hero.quote': 'A button.',
    },
    '_notes/team': '["lead"]',
    '_notes/_page': { lead: 'Below the heading.', laed: 'Below the heading.' },
  });
  expect(problems).toEqual([
    ['hint', 'missing-note', 'locales/en/home.json', 4, 'hero.team'],
    ['hint', 'unknown-note', 'locales/_notes/home.json', 2, 'hero.tema'],
    ['todo', 'notes-file', 'locales/_notes/team.json', 1, ''],
    ['hint', 'unknown-note', 'locales/_notes/terms.json', 2, 'offer'],
    ['hint', 'unknown-note', 'locales/_notes/_page.json', 3, 'laed'],
  ]);
});

test('a placeholder that a note leaves out, and one that no text of a note has, are told', async () => {
  const problems = await problemsOf({
    'en/home': {
      hours: '{{days}}, {{times}}',
      cards: { first: 'Made by {{product}}', second: 'One of {{count, number}}', third: 'All' },
      year: 'In 2025',
    },
    '_notes/home': {
      hours: '{{days}} is “Mon – Fri”.',
      cards: '{{product}} is the company, {{count}} is 8.',
      'cards.second': '{{count}} is 8.',
      year: '{{year}} is 2025.',
    },
    '_notes/_page': { year: '{{years}} are one.' },
  });
  expect(problems).toEqual([
    ['hint', 'missing-note', 'locales/en/home.json', 2, 'hours'],
    ['hint', 'unknown-note', 'locales/_notes/home.json', 3, 'cards'],
    ['hint', 'unknown-note', 'locales/_notes/home.json', 5, 'year'],
    ['hint', 'unknown-note', 'locales/_notes/_page.json', 2, 'year'],
  ]);
});

test('translators are told where each short text of the site stands, and what fills it', async () => {
  const source = (await readProject(root)).get(sourceLocale) ?? new Map();
  const problems = await findNoteProblems(root, source);
  expect(problems.map(formatProblem)).toEqual([]);
});

test('an editor is told keys, English and note, and plurals in the forms of every language', () => {
  const words = readWords(
    'locales/en/home.json',
    JSON.stringify({ hero: { quote: 'Get a quote' }, pages_one: '1 page', pages_other: 'pages' }),
  );
  const notes = new Map([['hero.quote', { text: 'A button.', line: 1, column: 1 }]]);
  expect(wordSchema(words, notes)).toMatchObject({
    additionalProperties: false,
    properties: {
      hero: { properties: { quote: { description: 'English: Get a quote\n\nA button.' } } },
    },
    patternProperties: { '^pages_(?:zero|one|two|few|many|other)$': { type: 'string' } },
  });
});

test('editors find the schema of every word file', async () => {
  const settings = JSON.parse(await readFile(join(root, '.vscode/settings.json'), 'utf8')) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  const names = [...((await readProject(root)).get(sourceLocale)?.keys() ?? [])];
  const byName = names.toSorted();
  expect(settings['json.schemas']).toEqual(
    byName.map((name) => ({
      fileMatch: [`/locales/*/${name}.json`],
      url: `./${schemaFile(name)}`,
    })),
  );
});
