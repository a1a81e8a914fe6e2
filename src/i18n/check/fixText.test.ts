import { expect, test } from 'vitest';
import { fixFile, fixText } from './fixText.ts';
import { readWords } from './readWords.ts';

test.each([
  ['fr', ' Un  mot ', 'Un mot'],
  ['fr', 'Un projet ?', 'Un projet\u00a0?'],
  ['fr', 'Un projet?', 'Un projet\u202f?'],
  ['fr', "L'equipe", 'L’equipe'],
  ['fr', 'Le "mot" juste', 'Le «\u00a0mot\u00a0» juste'],
  ['de', 'Das "Wort" gilt...', 'Das „Wort“ gilt…'],
  ['hi', 'शब्द\u200b यहाँ\ufeff', 'शब्द यहाँ'],
  ['ja', 'アフ\u309a', 'アプ'],
  ['uz', "O'zbekiston", 'O‘zbekiston'],
  ['fr', 'Bonjour {{product}} !', 'Bonjour {{product}}\u00a0!'],
])('in %s %j becomes %j', (locale, text, fixed) => {
  expect(fixText(text, locale).text).toBe(fixed);
});

test.each([
  ['fr', 'Ouvert de 8:30 à 18:30, {{count, number}} jours.'],
  ['fr', 'Le "mot" et "l’autre'],
  ['th', 'คำ\u200bไทย'],
  ['bo', 'བོད་\u200bཡིག'],
  ['hi', 'क्\u200dष'],
  ['he', 'חו"ל'],
  ['en', '{{ count,  number }} pages'],
])('in %s %j stays as it is', (locale, text) => {
  expect(fixText(text, locale)).toEqual({ text, what: [] });
});

test('a file keeps every byte between its texts, and escapes in those that were right', () => {
  const content = '{\r\n\t"a" :  "L\'id\\u00e9e ",\n  "b": "d\\u00e9j\\u00e0" }\n';
  const { content: fixed, fixes } = fixFile(readWords('locales/fr/home.json', content), 'fr');
  expect(fixed).toBe('{\r\n\t"a" :  "L’idée",\n  "b": "d\\u00e9j\\u00e0" }\n');
  expect(fixes).toEqual([
    { key: 'a', what: 'spaces at the ends' },
    { key: 'a', what: 'apostrophes' },
  ]);
});
