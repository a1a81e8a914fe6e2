import { expect, test } from 'vitest';
import type { Defect } from './defect.ts';
import {
  inOrder,
  parseTried,
  scoreOf,
  stillTried,
  withoutUnsound,
  type TriedDefect,
} from './triedDefect.ts';

const defect: Defect = {
  name: 'a field loses its label',
  criteria: ['1.3.1'],
  kinds: {},
  file: 'src/ui/Field.tsx',
  original: ' htmlFor={id}',
  replacement: '',
};
const rest = { caughtBy: [], tried: '2026-11-24', commit: null };
const tried: TriedDefect = { ...defect, ...rest, outcome: 'caught' };

test('what was tried counts for as long as the defect is the same', () => {
  expect(stillTried([tried], [defect])).toEqual([tried]);
  expect(stillTried([tried], [])).toEqual([]);
  expect(stillTried([tried], [{ ...defect, replacement: ' ' }])).toEqual([]);
  expect(stillTried([tried], [{ ...defect, criteria: ['1.3.1', '4.1.2'] }])).toEqual([]);
});

test('of what was tried twice the last counts, in the order of the defects', () => {
  const other: TriedDefect = { ...tried, name: 'a word is lost' };
  const again: TriedDefect = { ...tried, outcome: 'survived' };
  const defects = [other, defect];
  expect(inOrder([tried, other, again], defects)).toEqual([other, again]);
});

test('a score says how many were tried of how many there are, and names what survived', () => {
  const survivor: TriedDefect = { ...tried, name: 'a word is lost', outcome: 'survived' };
  expect(scoreOf([tried, survivor], 3)).toBe(
    '2 of 3 defects tried, 1 caught (50.0 %).\nsurvived: a word is lost',
  );
  expect(scoreOf([], 3)).toBe('0 of 3 defects tried, 0 caught.');
});

test('a test that notices where nothing is lost has shown nothing, and a defect that nobody else noticed was not tried', () => {
  const bytes = { file: 'tests/sums.test.ts', title: 'the same bytes', tags: [] };
  const label = { file: 'src/ui/Field.test.tsx', title: 'it has a label', tags: [] };
  const byBoth: TriedDefect = { ...tried, caughtBy: [bytes, label] };
  const byBytes: TriedDefect = { ...tried, name: 'a word is lost', caughtBy: [bytes] };
  const survivor: TriedDefect = { ...tried, name: 'a link is lost', outcome: 'survived' };
  expect(withoutUnsound([byBoth, byBytes, survivor], [{ ...bytes }])).toEqual([
    { ...tried, caughtBy: [label] },
    survivor,
  ]);
});

test('what was written down is read again, a line each', () => {
  expect(parseTried(`${JSON.stringify(tried)}\n${JSON.stringify(tried)}\n`)).toEqual([
    tried,
    tried,
  ]);
  expect(parseTried('')).toEqual([]);
});
