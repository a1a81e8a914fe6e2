import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../project/root.ts';
import { describeProjectTexts } from './describeProjectTexts.ts';
import { textDescriber } from './describeTexts.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'));
  for (const locale of ['en', 'ar'])
    await mkdir(join(folder, 'locales', locale), { recursive: true });
  await write('en', {
    hero: { title: 'Software', lead: 'We write it.' },
    pages_one: '{{count}} page',
    pages_other: '{{count}} pages',
  });
  await write('ar', { hero: { title: 'برمجيات' }, pages_few: '{{count}} صفحات' });
});

afterAll(() => rm(folder, { recursive: true }));

function write(locale: string, words: object): Promise<void> {
  const file = join(folder, 'locales', locale, 'home.json');
  return writeFile(file, `${JSON.stringify(words, undefined, 2)}\n`);
}

test('a text is told with its place, the English beside it and its state', () => {
  expect(textDescriber(folder)('ar', 'home', 'hero.title')).toEqual({
    file: 'locales/ar/home.json',
    line: 3,
    column: 14,
    text: 'برمجيات',
    english: 'Software',
    state: 'translated',
  });
  expect(textDescriber(folder)('en', 'home', 'hero.title').state).toBe('source');
});

test('of a missing text the place is told where it belongs', () => {
  const missing = textDescriber(folder)('ar', 'home', 'hero.lead');
  expect(missing).toMatchObject({ state: 'missing', line: 3, english: 'We write it.' });
  expect(missing.text).toBeUndefined();
});

test('of an empty text the place is that of its quotes', async () => {
  await write('ar', { hero: { title: 'برمجيات' }, pages_few: '' });
  const empty = textDescriber(folder)('ar', 'home', 'pages_few');
  expect(empty).toMatchObject({ state: 'missing', line: 5, column: 16 });
});

test('a plural form that English lacks has the English of all other numbers', () => {
  expect(textDescriber(folder)('ar', 'home', 'pages_few').english).toBe('{{count}} pages');
});

test('what is not there at all, language, file or key, is told as missing', () => {
  const describe = textDescriber(folder);
  expect(describe('fr', 'home', 'hero.title')).toMatchObject({
    file: 'locales/fr/home.json',
    line: 1,
    column: 1,
    state: 'missing',
  });
  expect(describe('ar', 'team', 'a.b')).toMatchObject({ state: 'missing', english: '' });
});

test('note and state come from wherever they are kept, but a missing text stays missing', () => {
  const describe = textDescriber(folder, () => ({ note: 'Two words at most', state: 'machine' }));
  expect(describe('ar', 'home', 'hero.title')).toMatchObject({
    note: 'Two words at most',
    state: 'machine',
  });
  expect(describe('ar', 'home', 'hero.lead')).toMatchObject({
    note: 'Two words at most',
    state: 'missing',
  });
});

test('of a text of the project its note is told, who made it, and whether its English has changed', async () => {
  await cp(join(root, 'locales'), join(folder, 'project/locales'), { recursive: true });
  const english = join(folder, 'project/locales/en/contact-us.json');
  const describe = await describeProjectTexts(join(folder, 'project'));
  expect(describe('ar', 'common', 'hours')).toMatchObject({
    state: 'machine',
    note: expect.stringContaining('{{days}}') as string,
  });
  await writeFile(english, (await readFile(english, 'utf8')).replace('How can we', 'How may we'));
  const after = await describeProjectTexts(join(folder, 'project'));
  expect(after('ar', 'contact-us', 'hero.lead').state).toBe('stale');
});
