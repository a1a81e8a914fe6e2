import { expect, test } from 'vitest';
import { checkLocaleFacts, checkLocaleName } from './checkLocaleFacts.ts';
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
      `locales/hi/locale.json:3:13 Expected the script of "hi" (Deva), got "${script}".`,
    ]);
  },
);

test.each([
  ['sr', 'Cyrl'],
  ['sr-Latn', 'Latn'],
  ['zh-Hant', 'Hant'],
  ['pa-PK', 'Arab'],
])('the script of %s is %s', (locale, script) => {
  expect(check({ ...facts, script }, locale)).toEqual([]);
});

test.each(['latin', 'Deva', 'devanagari', '123'])('%s is no numbering system', (system) => {
  expect(check({ ...facts, numberingSystem: system })).toEqual([
    `locales/hi/locale.json:4:22 Expected a Unicode numbering system such as "latn" or "arab", got "${system}".`,
  ]);
});

test.each(['en', 'hi', 'ar', 'nl', 'pt-BR', 'zh-Hans', 'es-419', 'sr-Latn'])(
  'a folder may be called %s',
  (name) => {
    expect(checkLocaleName(name)).toBeUndefined();
  },
);

test.each([
  ['hi_IN', 'hi-IN'],
  ['zh-hans', 'zh-Hans'],
  ['EN', 'en'],
  ['pt-br', 'pt-BR'],
  ['iw', 'he'],
])('a folder called %s should be called %s', (name, canonical) => {
  expect(checkLocaleName(name)).toBe(`Expected "${canonical}", got "${name}". Rename the folder.`);
});

test.each(['english', 'xx', 'x', '', 'de de', 'en.old', 'en-u-nu-deva', 'en-x-new', '__proto__'])(
  'a folder called %j is no language',
  (name) => {
    expect(checkLocaleName(name)).toBe(
      `Expected a language tag such as de or pt-BR, got "${name}". Rename the folder.`,
    );
  },
);
