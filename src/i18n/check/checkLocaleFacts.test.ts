import { expect, test } from 'vitest';
import { checkLocaleFacts } from './checkLocaleFacts.ts';
import { formatProblem } from './problem.ts';
import { readWords } from './readWords.ts';

const facts = { name: 'हिन्दी', script: 'Deva', numberingSystem: 'deva' };

function check(content: object, locale = 'hi'): string[] {
  const words = readWords(`locales/${locale}/locale.json`, JSON.stringify(content, null, 2));
  return checkLocaleFacts(words, locale).map(formatProblem);
}

test('a name, the script of the language and a known numbering system are right', () => {
  expect(check(facts)).toEqual([]);
});

test.each(['name', 'script', 'numberingSystem'])('a missing %s is told', (fact) => {
  expect(check({ ...facts, [fact]: undefined })).toEqual([
    `locales/hi/locale.json:1:1 Expected "${fact}", got none. Add it.`,
  ]);
});

test.each(['dir', 'fallback', 'Name'])('a fact called %s is not asked for', (fact) => {
  expect(check({ ...facts, [fact]: 'rtl' })).toEqual([
    `locales/hi/locale.json:5:${fact.length + 7} Expected only name, script, numberingSystem, got "${fact}". Delete it.`,
  ]);
});

test.each(['Latn', 'deva', 'Devanagari', 'Xxxx'])(
  'the script %s is not that of Hindi',
  (script) => {
    expect(check({ ...facts, script })).toEqual([
      `locales/hi/locale.json:3:13 Expected the script of "hi" (Deva), got "${script}". Write that.`,
    ]);
  },
);

test.each([
  ['sr', 'Cyrl', 'српски'],
  ['sr-Latn', 'Latn', 'srpski'],
  ['zh-Hant', 'Hant', '繁體中文'],
  ['pa-PK', 'Arab', 'پنجابی'],
])('the script of %s is %s', (locale, script, name) => {
  expect(check({ name, script, numberingSystem: 'latn' }, locale)).toEqual([]);
});

test.each(['latin', 'Deva', 'devanagari', '123'])('%s is no numbering system', (system) => {
  expect(check({ ...facts, numberingSystem: system })).toEqual([
    `locales/hi/locale.json:4:22 Expected a Unicode numbering system such as "latn" or "arab", got "${system}". Write "latn", "deva".`,
  ]);
});

test('only digits that the check knows are proposed', () => {
  const [problem] = check({ name: 'தமிழ்', script: 'Taml', numberingSystem: 'taml' }, 'ta');
  expect(problem).toContain('Write "latn", "tamldec".');
});

test.each([
  ['fr', 'Latn', 'français', 'deva'],
  ['ar', 'Arab', 'العربية', 'beng'],
])('%s has no digits of another language', (locale, script, name, numberingSystem) => {
  const [problem] = check({ name, script, numberingSystem }, locale);
  expect(problem).toContain(`locales/${locale}/locale.json:4:22 Expected a numbering system of`);
});

test.each([
  ['fr', 'French'],
  ['fr', 'Deutsch'],
  ['fr', 'Français '],
  ['hi', 'Hindi'],
  ['nl', 'English'],
])('%s is not called %j by its own readers', (locale, name) => {
  const script = locale === 'hi' ? 'Deva' : 'Latn';
  const [problem] = check({ name, script, numberingSystem: 'latn' }, locale);
  expect(problem).toContain(`locales/${locale}/locale.json:2:11 Expected "`);
});

test.each([
  ['fr', 'Français'],
  ['pt-BR', 'Português'],
  ['pt-BR', 'Português (Brasil)'],
  ['id', 'Bahasa Indonesia'],
  ['he', 'עברית'],
  ['ja', '日本語'],
  ['zh-Hans', '中文'],
])('%s may call itself %s', (locale, name) => {
  const script = new Intl.Locale(locale).maximize().script;
  expect(check({ name, script, numberingSystem: 'latn' }, locale)).toEqual([]);
});

test.each([
  ['fr', 'Latn', 'latn', 'Francais'],
  ['ar', 'Arab', 'arab', 'العربيه'],
  ['de', 'Latn', 'latn', 'Deustch'],
])('%s has a letter wrong in its own name', (locale, script, numberingSystem, name) => {
  const [problem] = check({ name, script, numberingSystem }, locale);
  expect(problem).toContain('Look whether a letter or an accent is wrong.');
});

test.each([
  ['hi', 'Deva', 'हिंदी'],
  ['ar', 'Arab', 'العربيّة'],
  ['az', 'Latn', 'Azərbaycanca'],
  ['pt-BR', 'Latn', 'Português'],
  ['zh', 'Hans', '汉语'],
])('%s may call itself in a way of its own', (locale, script, name) => {
  expect(check({ name, script, numberingSystem: 'latn' }, locale)).toEqual([]);
});
