import { expect, test } from 'vitest';
import { exampleObservation, exampleNote } from '../report/testing/exampleAudit.ts';
import { judge } from './judge.ts';
import type { Note } from '../report/notes.ts';
import type { Observation } from '../report/results.ts';

const where = { page: 'en/home', state: 'as loaded', mode: 'small light' };

/** Judges as in a page; the checks of these notes do not look at it. */
function judged(observations: readonly Observation[], notes: readonly Note[]) {
  return judge(undefined as never, observations, where, notes);
}

test('a note whose check holds says why a finding is no failure, who judged it and when', async () => {
  const { observations, problems } = await judged([exampleObservation()], [exampleNote()]);
  expect(observations[0]?.note).toEqual({
    reason: 'The ground is plain.',
    check: 'It is plain.',
    judgedBy: 'the project',
    date: '2026-11-21',
  });
  expect(problems).toEqual([]);
});

test('a note whose check fails judges nothing and says what is wrong', async () => {
  const check = { says: 'It is plain.', run: async () => 'expected 4.5 to 1, got 1.9 to 1' };
  const { observations, problems } = await judged([exampleObservation()], [exampleNote({ check })]);
  expect(observations[0]?.note).toBeUndefined();
  expect(problems.join()).toContain('does not hold: expected 4.5 to 1, got 1.9 to 1');
});

test('a note that matches two elements is too wide and judges neither', async () => {
  const both = ['#one', '#two'].map((selector) => exampleObservation({ selector }));
  const { observations, problems } = await judged(both, [exampleNote()]);
  expect(observations.map(({ note }) => note)).toEqual([undefined, undefined]);
  expect(problems.join()).toContain('is too wide: it matches 2 elements');
});

test.each([
  ['another rule', { rule: 'target-size' }],
  ['another component', { component: 'section' }],
  ['another page', { page: 'en/team' }],
  ['another state', { state: 'menu open' }],
  ['another mode', { mode: 'small dark' }],
])('a note on %s says nothing', async (_, change) => {
  const { observations, used } = await judged([exampleObservation()], [exampleNote(change)]);
  expect(observations[0]?.note).toBeUndefined();
  expect(used).toEqual([]);
});

test('no note excuses a violation', async () => {
  const violation = exampleObservation({ outcome: 'violation' });
  const { observations, used } = await judged([violation], [exampleNote()]);
  expect(observations[0]?.note).toBeUndefined();
  expect(used).toEqual([]);
});
