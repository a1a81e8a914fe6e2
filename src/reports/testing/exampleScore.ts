import type { ScoreFacts } from '../../delivery/scoreFacts.ts';

const someTried: ScoreFacts = {
  byHand: {
    waiting: 4,
    tried: 3,
    caught: 2,
    from: '2026-11-22',
    to: '2026-11-23',
    commits: ['c0ffee0123456789'],
  },
  generated: {
    waiting: 0,
    tried: 8,
    caught: 8,
    from: '2026-11-24',
    to: '2026-11-24',
    commits: [],
    seed: 'loom',
  },
  criteria: [
    {
      number: '1.1.1',
      byHand: { tried: 3, caught: 2 },
      generated: { tried: 8, caught: 8 },
      kinds: ['lost', 'wrong'],
    },
  ],
  operators: [{ operator: 'name removed', criteria: ['1.1.1', '4.1.2'], tried: 8, caught: 8 }],
  survivors: [{ name: 'a slide is silent', reason: 'Nothing listens to slides.' }],
  logic: [
    {
      room: 'contract',
      day: '2026-11-23',
      commit: 'c1',
      ...{ mutants: 31, noticed: 16, survived: 8, unreached: 4, leftOut: 2, notTried: 1 },
    },
  ],
};

const nothingTried = {
  byHand: undefined,
  generated: undefined,
  operators: [],
  survivors: [],
  logic: [],
};

/** Faults of which one was not noticed, or of which none was tried, for tests. */
export function exampleScore(isTried: boolean): ScoreFacts {
  return isTried ? someTried : { ...someTried, ...nothingTried };
}
