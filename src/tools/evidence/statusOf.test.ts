import { expect, test } from 'vitest';
import type { Criterion } from '../report/criteria.ts';
import {
  kindsCaught,
  statusOf,
  type CaughtDefect,
  type Known,
  type ManualRecord,
} from './statusOf.ts';

const reflow: Criterion = {
  number: '1.4.10',
  level: 'AA',
  name: 'Reflow',
  en301549: '9.1.4.10',
  section508: null,
  decidable: 'machine',
  because: 'Widths are measured.',
  needs: ['general/reflow'],
  missing: [],
  faults: [],
};

/** A defect of a kind, caught by a test that carries a requirement. */
function defect(kind: string, requirement = 'general/reflow', number = '1.4.10'): CaughtDefect {
  return {
    name: kind,
    criteria: [number],
    kinds: { [number]: kind },
    file: 'src/app/Frame.css',
    date: '2026-11-23',
    caughtBy: [{ source: 'tests/journeys/reflow.test.ts: it fits', requirements: [requirement] }],
  };
}

const defects = [defect('fixed width'), defect('cut'), defect('covered')];

/** Everything that `supports` asks for. */
const whole: Known = {
  passed: new Set(['general/reflow']),
  failed: new Set(),
  violated: new Set(),
  criteriaOf: () => ['1.4.10'],
  manual: [],
  defects,
  today: '2026-11-23',
};

function record(verdict: ManualRecord['verdict'], validUntil = '2027-06-01'): ManualRecord {
  return { id: 'manual/1', criteria: ['1.4.10'], verdict, validUntil };
}

test('a criterion is supported by checks that pass and that have caught defects of three kinds', () => {
  expect(statusOf(reflow, whole)).toBe('supports');
});

test.each([
  ['no defect was caught', { defects: [] }],
  ['defects of two kinds were caught', { defects: [...defects.slice(1), defect('cut')] }],
  [
    'a defect is one of another criterion',
    { defects: [...defects.slice(1), defect('fixed width', 'general/reflow', '1.4.4')] },
  ],
  [
    'another check caught it than those it rests on',
    { defects: [...defects.slice(1), defect('fixed width', 'general/zoom')] },
  ],
  ['a check did not run', { passed: new Set<string>() }],
])('it is not evaluated where %s', (_, change) => {
  expect(statusOf(reflow, { ...whole, ...change })).toBe('not-evaluated');
});

test.each([
  ['a check that it needs does not exist yet', { missing: ['Every state at 320 px.'] }],
  ['it needs no check', { needs: [] }],
  ['only a person can judge it', { decidable: 'person' as const }],
])('it is not evaluated where %s', (_, change) => {
  expect(statusOf({ ...reflow, ...change }, whole)).toBe('not-evaluated');
});

test('a premise that is shown makes it not applicable, without any defect', () => {
  const premise = { ...reflow, decidable: 'premise' as const };
  expect(statusOf(premise, { ...whole, defects: [] })).toBe('not-applicable');
  expect(statusOf(premise, { ...whole, passed: new Set() })).toBe('not-evaluated');
});

test.each([
  ['a test of a requirement that serves it', { failed: new Set(['menu/narrow']) }],
  ['a violation on a page', { violated: new Set(['1.4.10']) }],
])('it fails by %s, whatever a person has found', (_, change) => {
  expect(statusOf(reflow, { ...whole, ...change, manual: [record('supports')] })).toBe('fails');
});

test('what a person has found decides before a machine, the worst of it first', () => {
  expect(statusOf(reflow, { ...whole, manual: [record('supports'), record('partly')] })).toBe(
    'partly',
  );
  expect(statusOf(reflow, { ...whole, defects: [], manual: [record('supports')] })).toBe(
    'supports',
  );
});

test('a record counts to its last day and no longer', () => {
  const manual = [record('partly', '2026-11-23')];
  expect(statusOf(reflow, { ...whole, manual })).toBe('partly');
  expect(statusOf(reflow, { ...whole, manual, today: '2026-11-24' })).toBe('supports');
});

test('a kind of fault counts once, and only if a check that the criterion rests on has caught it', () => {
  const others = [defect('cut'), defect('scrolls', 'general/zoom')];
  expect(kindsCaught(reflow, [...defects, ...others])).toEqual(['covered', 'cut', 'fixed width']);
});
