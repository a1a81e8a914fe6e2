import { expect, test } from 'vitest';
import {
  coverageProblems,
  findingProblems,
  noteProblems,
  reportFiles,
  stateProblems,
} from './createReport.ts';
import {
  exampleAudit,
  exampleNote,
  exampleObservation,
  exampleReport,
} from './testing/exampleAudit.ts';
import { pageStates } from '../states/pageStates.ts';
import type { PageReport } from './pageReport.ts';

const found = exampleReport([exampleAudit({ observations: [exampleObservation()] })]);

test('the same audits of the same run make the same bytes', () => {
  const files = () => [...reportFiles([exampleReport()])];
  expect(files()).toEqual(files());
});

test('a finding without a note is a problem and tells criterion, element, message and place', () => {
  const [problem] = findingProblems([found]);
  expect(problem?.file).toBe('en/home.json');
  for (const part of [
    'needs review: color-contrast of axe (1.4.3) in card on /',
    '#main > p.card__text',
    'The background is a gradient',
    'in as loaded: small light',
  ]) {
    expect(problem?.text).toContain(part);
  }
});

test('a site without findings has no problem', () => {
  expect(findingProblems([exampleReport()])).toEqual([]);
});

test('a note that nothing asks for is a problem, but only where its page was audited', () => {
  const problems = (isAudited: boolean) =>
    noteProblems([exampleNote()], new Set(), () => isAudited).map(({ text }) => text);
  expect(problems(true).join()).toContain('it matches nothing');
  expect(problems(false)).toEqual([]);
});

test.each([
  ['without a check', { check: undefined as never }, 'a check'],
  ['for every mode at once', { mode: 'every mode' }, 'one mode'],
  ['without a day', { date: 'today' }, 'YYYY-MM-DD'],
  ['by nobody', { judgedBy: { person: ' ' } }, 'a name'],
])('a note %s is a problem even if it matches', (_, change, expected) => {
  const note = exampleNote(change);
  const [problem] = noteProblems([note], new Set([note]), () => true);
  expect(problem?.text).toContain(expected);
});

test('a state that no page has is a problem', () => {
  const every = pageStates.map(({ state }) => state);
  expect(stateProblems([having(every)])).toEqual([]);
  const [problem] = stateProblems([having(every.slice(1))]);
  expect(problem?.text).toContain('applies to no page');
});

test('a state that a page has lost in one language is a problem of that page', () => {
  const every = pageStates.map(({ state }) => state);
  const arabic = { ...having(every.slice(1)), locale: 'ar', path: '/ar' };
  const [problem] = stateProblems([having(every), arabic]);
  expect(problem?.file).toBe('ar/home.json');
  expect(problem?.text).toContain('applies to / but not to /ar');
});

test('a pair that nobody looked at is a problem, unless something says why', () => {
  const texts = coverageProblems([exampleReport()]).map(({ text }) => text);
  expect(texts.join('\n')).toContain('home × large light was not looked at');
  expect(texts.join('\n')).not.toContain('quote mistakes × ar');
});

/** A report of a page that has these states. */
function having(states: readonly string[]): PageReport {
  return { ...exampleReport(), states };
}
