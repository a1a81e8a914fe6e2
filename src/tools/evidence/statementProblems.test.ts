import { expect, test } from 'vitest';
import { readRequirements } from './readRequirements.ts';
import { readStatement, statementProblems } from './statementProblems.ts';

const statement = {
  meta: { title: 'Statement' },
  sections: { tested: { heading: 'Tested', text: { zoom: 'It can be zoomed.' } } },
};

const shown = new Set(['general/zoom']);

function problems(...sources: string[]) {
  const named = sources.length === 0 ? {} : { 'sections.tested.text.zoom': sources };
  return statementProblems(statement, named, shown, ['summary.json']);
}

test('a sentence with a requirement that was shown, a file or the owner as its source is let be', () => {
  expect(problems('general/zoom', 'record: summary.json, its counts')).toEqual([]);
  expect(problems('owner: only the company knows')).toEqual([]);
});

test.each([
  ['no source', []],
  ['a requirement that no test has shown', ['general/reflow']],
  ['a file that is not there', ['record: history.json']],
  ['an owner without a reason', ['owner:']],
])('a sentence with %s fails', (_, sources) => {
  expect(problems(...sources)).toHaveLength(1);
});

test('a source of a sentence that is gone fails', () => {
  const sources = { 'sections.tested.text.zoom': ['general/zoom'], lead: ['general/zoom'] };
  expect(statementProblems(statement, sources, shown, [])).toEqual([
    'Expected "lead" in the accessibility statement, got none.',
  ]);
});

test('every sentence of the statement names a source that there is', () => {
  const { statement: own, sources } = readStatement();
  const ids = new Set(readRequirements().map(({ id }) => id));
  const files = ['summary.json', 'criteria.json', 'acr.openacr.yaml', 'heard.html'];
  expect(statementProblems(own, sources, ids, files)).toEqual([]);
});
