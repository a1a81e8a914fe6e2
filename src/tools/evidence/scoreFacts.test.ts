import { expect, test } from 'vitest';
import type { Criterion } from '../report/criteria.ts';
import type { TriedGenerated } from '../score/generated/triedGenerated.ts';
import type { TriedDefect } from '../score/triedDefect.ts';
import { scoreFacts } from './scoreFacts.ts';

const rest = {
  level: 'A' as const,
  en301549: null,
  section508: null,
  because: '',
  missing: [],
  faults: [],
};

const criteria = [
  { ...rest, number: '2.4.7', name: 'Focus Visible', decidable: 'machine', needs: ['focus/ring'] },
  { ...rest, number: '4.1.2', name: 'Name, Role, Value', decidable: 'person', needs: [] },
  { ...rest, number: '1.2.1', name: 'Audio-only', decidable: 'premise', needs: [] },
] as const satisfies readonly Criterion[];

const byHand: TriedDefect = {
  name: 'questions show no ring',
  criteria: ['2.4.7'],
  kinds: { '2.4.7': 'one part' },
  file: 'src/ui/Accordion.css',
  original: 'outline: auto;',
  replacement: '',
  outcome: 'caught',
  caughtBy: [],
  tried: '2026-11-23',
  commit: 'c1',
};

const generated: TriedGenerated = {
  id: 'name-1',
  operator: 'name removed',
  criteria: ['4.1.2'],
  file: 'index.html',
  describes: 'A link has no name.',
  page: '/',
  seed: 'loom',
  outcome: 'caught',
  caughtBy: [],
  tried: '2026-11-24',
  commit: 'c2',
};

const ring = {
  ...{ name: byHand.name, criteria: byHand.criteria, kinds: byHand.kinds, file: byHand.file },
  date: '2026-11-23',
  caughtBy: [{ source: 'tests/journeys/ring.test.ts: a ring', requirements: ['focus/ring'] }],
};

test('faults are counted by criterion and operator, with the days and commits on which they were tried', () => {
  const lost: TriedGenerated = { ...generated, id: 'name-2', outcome: 'survived', commit: 'c3' };
  expect(
    scoreFacts(criteria, [byHand], [generated, lost], {
      defects: [ring],
      survivors: [{ name: 'a word', reason: 'Nobody reads it.' }],
      waiting: 5,
    }),
  ).toEqual({
    logic: [],
    byHand: {
      ...{ tried: 1, caught: 1, from: '2026-11-23', to: '2026-11-23', commits: ['c1'] },
      waiting: 5,
    },
    generated: {
      ...{
        tried: 2,
        caught: 1,
        waiting: 214,
        from: '2026-11-24',
        to: '2026-11-24',
        commits: ['c2', 'c3'],
      },
      seed: 'loom',
    },
    criteria: [
      {
        number: '2.4.7',
        byHand: { tried: 1, caught: 1 },
        generated: { tried: 0, caught: 0 },
        kinds: ['one part'],
      },
      {
        number: '4.1.2',
        byHand: { tried: 0, caught: 0 },
        generated: { tried: 2, caught: 1 },
        kinds: [],
      },
    ],
    operators: [{ operator: 'name removed', criteria: ['4.1.2'], tried: 2, caught: 1 }],
    survivors: [
      { name: 'a word', reason: 'Nobody reads it.' },
      { name: 'name-2 on /: A link has no name.', reason: '' },
    ],
  });
});

test('where nothing was tried, nothing is said to have been', () => {
  const none = { defects: [], survivors: [], waiting: 1 };
  expect(scoreFacts(criteria, [], [], none)).toMatchObject({
    byHand: undefined,
    generated: undefined,
    criteria: [],
    operators: [],
  });
});

test('of mutants of the logic those that never ended were noticed, those that do not run left out', () => {
  const contract = {
    ...{ day: '2026-11-24', commit: 'c1', stryker: '10.1.1', mutants: 31 },
    ...{ killed: 10, timeout: 6, survived: 8, noCoverage: 4, ignored: 1, errors: 1, notTried: 1 },
  };
  const none = { defects: [], survivors: [], waiting: 0 };
  expect(scoreFacts(criteria, [], [], none, { contract }).logic).toEqual([
    {
      ...{ room: 'contract', day: '2026-11-24', commit: 'c1', mutants: 31, noticed: 16 },
      ...{ survived: 8, unreached: 4, leftOut: 2, notTried: 1 },
    },
  ]);
});
