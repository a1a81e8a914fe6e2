import { expect, test } from 'vitest';
import { applyAllowList } from './allowList.ts';
import { problemOf } from './problem.ts';

const key = 'faq.items.support.answer';
const place = { file: 'locales/ar/home.json', line: 7, column: 3, key };
const number = problemOf('changed-number', place, 'Expected the number 24, got 7.');
const markup = problemOf('unsafe-markup', place, 'Expected plain text, got markup.');

function apply(list: object, problems = [number, markup]) {
  const content = JSON.stringify(list, null, 2);
  return applyAllowList(problems, 'locales/_allow/ar.json', content, 'ar');
}

test('a problem that somebody has given a reason for is told no more', () => {
  expect(apply({ home: { [key]: { 'changed-number': 'It is written in words.' } } })).toEqual([
    markup,
  ]);
});

test.each([
  ['unsafe-markup', 'I like this tag very much.', 'which keeps pages safe or readable'],
  ['changed-nunber', 'It is written in words.', 'Did you mean "changed-number"?'],
  ['changed-number', 'ok', 'Expected a reason in words, got "ok".'],
  ['quotes', 'It is a title of a song.', 'got none any more. Delete the entry.'],
])('an entry for %s because "%s" is told itself', (rule, reason, message) => {
  const told = apply({ home: { [key]: { [rule]: reason } } });
  const entry = told.find((problem) => problem.rule === 'allow-list');
  expect(entry?.message).toContain(message);
  expect(entry).toMatchObject({ severity: 'hint', file: 'locales/_allow/ar.json', line: 4, key });
});

test('a list that cannot be read allows nothing', () => {
  const told = applyAllowList([number], 'locales/_allow/ar.json', '{ "home": ', 'ar');
  expect(told.map(({ rule }) => rule)).toEqual(['changed-number', 'json-syntax']);
});
