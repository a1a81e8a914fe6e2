import { expect, test } from 'vitest';
import { readTerms } from './readTerms.ts';

const file = 'locales/_terms/de.json';
const invoice = { term: 'invoice', say: ['Rechnung'], not: ['Faktura'] };

test('entries are read, with what may be left out', () => {
  const entries = [invoice, { term: 'server', say: ['Server'] }, { say: ['und'], not: ['sowie'] }];
  expect(readTerms(file, JSON.stringify(entries))).toEqual({
    terms: [
      invoice,
      { term: 'server', say: ['Server'], not: [] },
      { term: undefined, say: ['und'], not: ['sowie'] },
    ],
    problems: [],
  });
});

test.each([
  ['no words', { term: 'server' }],
  ['an empty list', { term: 'server', say: [] }],
  ['a word in no list', { term: 'server', say: 'Server' }],
  ['a number for a word', { term: 'server', say: ['Server', 7] }],
  ['an empty word', { term: 'server', say: [' '] }],
  ['nothing to look for', { say: ['Server'] }],
  ['a number among what is not said', { term: 'server', say: ['Server'], not: ['Rechner', 7] }],
  ['capitals, which are never found', { term: 'Server', say: ['Server'] }],
  ['a misspelt name', { term: 'server', say: ['Server'], nto: ['Rechner'] }],
  ['a text for an entry', 'server'],
])('an entry with %s is told with its line, and the others are read', (_, entry) => {
  const content = JSON.stringify([entry, invoice], null, 1);
  const { terms, problems } = readTerms(file, content);
  expect(terms).toEqual([invoice]);
  expect(problems).toMatchObject([{ file, line: 2, column: 2, rule: 'terms-file' }]);
  expect(problems[0]?.message).toContain('{ "term": "invoice"');
});

test('a second entry for a term is told', () => {
  const { terms, problems } = readTerms(
    file,
    JSON.stringify([invoice, { ...invoice, not: ['x'] }]),
  );
  expect(terms).toEqual([invoice]);
  expect(problems[0]?.message).toContain('Got a second entry for "invoice".');
});

test.each(['[', '{}', ''])('a file that is no list is told: %j', (content) => {
  const { terms, problems } = readTerms(file, content);
  expect(terms).toEqual([]);
  expect(problems).toMatchObject([{ file, line: 1, rule: 'terms-file', severity: 'todo' }]);
});
