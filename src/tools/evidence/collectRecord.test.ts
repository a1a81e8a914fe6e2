import { expect, test } from 'vitest';
import { collectRecord } from './collectRecord.ts';
import type { TestResult } from './readTestResults.ts';
import type { FiledRequirement } from './requirement.ts';

const oneOpen: FiledRequirement = {
  id: 'accordion/one-open',
  sentence: 'Opening one item closes the others.',
  criteria: ['4.1.2'],
  specification: ['S4.2'],
  file: 'src/ui/Accordion.requirements.json',
};

const specification = [
  { id: 'S4.1', section: 4, sentence: 'An error is shown.' },
  { id: 'S4.2', section: 4, sentence: 'One item is open.' },
  { id: 'S4.3', section: 4, sentence: '~~Two are open.~~ S4.2 takes its place.' },
  { id: 'S7.1', section: 7, sentence: 'It is sent.' },
];

function ending(tags: string[], isPassed = true): TestResult {
  return { method: 'unit test', file: 'src/a.test.ts', title: 'a test', tags, isPassed };
}

function problemsOf(requirement: FiledRequirement, ...results: TestResult[]): readonly string[] {
  return collectRecord([requirement], specification, results, '2026-11-23').problems;
}

test('what a test has shown is told by requirement, criterion, component, method, place and day', () => {
  const results = [ending(['accordion/one-open']), ending(['S4.1'])];
  const { evidence, problems } = collectRecord([oneOpen], specification, results, '2026-11-23');
  expect(problems).toEqual([]);
  expect(evidence[0]).toEqual({
    requirement: 'accordion/one-open',
    criteria: ['4.1.2'],
    subject: 'src/ui/Accordion',
    method: 'unit test',
    outcome: 'passed',
    source: { file: 'src/a.test.ts', tests: 1 },
    date: '2026-11-23',
  });
  expect(evidence.map(({ requirement }) => requirement)).toEqual([
    'accordion/one-open',
    'S4.1',
    'S4.2',
  ]);
});

test('a requirement and a sentence that no test carries are told, each with its words', () => {
  expect(problemsOf(oneOpen)).toEqual([
    'Expected a test that carries the tag accordion/one-open, got none: Opening one item closes the others.',
    'Expected a test that carries the tag S4.1, got none: An error is shown.',
    'Expected a test that carries the tag S4.2, got none: One item is open.',
  ]);
});

test('one test that failed shows a requirement no more, whatever others say', () => {
  const results = [ending(['accordion/one-open', 'S4.1']), ending(['accordion/one-open'], false)];
  expect(problemsOf({ ...oneOpen, specification: [] }, ...results, ending(['S4.2']))).toEqual([
    'accordion/one-open is not shown: src/a.test.ts: "a test" failed.',
  ]);
});

test('a tag that means nothing is told with its file', () => {
  const results = [ending(['accordion/one-open', 'S4.1']), ending(['accordion/on-open'])];
  expect(problemsOf(oneOpen, ...results)).toEqual([
    'Expected the tag of a test to be the id of a requirement or of a sentence of the specification, got "accordion/on-open" in src/a.test.ts.',
  ]);
});

test('what does not apply needs no test, and may have none', () => {
  const excused = { ...oneOpen, specification: [], doesNotApply: 'There is no accordion.' };
  const rest = ending(['S4.1', 'S4.2']);
  expect(problemsOf(excused, rest)).toEqual([]);
  expect(problemsOf(excused, rest, ending(['accordion/one-open']))).toEqual([
    'Expected no test of accordion/one-open, which is said not to apply.',
  ]);
});
