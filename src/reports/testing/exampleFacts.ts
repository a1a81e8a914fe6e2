import type { PeopleFacts, RecordFacts } from '../../delivery/people.ts';
import type { CriterionFacts, HistoryLine, ReportFacts } from '../../delivery/reportFacts.ts';
import type { ScoreFacts } from '../../delivery/scoreFacts.ts';

/** A criterion of which something was shown, for tests. */
function exampleCriterion(changes: Partial<CriterionFacts>): CriterionFacts {
  return {
    number: '1.1.1',
    level: 'A',
    name: 'Non-text Content',
    en301549: '9.1.1.1',
    section508: 'E205.4',
    status: 'not-evaluated',
    because: 'Only a person can read it.',
    shown: [
      { id: 'carousel/names', sentence: 'Every slide has a name.', component: 'carousel' },
      { id: 'axe/list', sentence: undefined, component: undefined },
    ],
    asked: ['equal-access/list_markup_review'],
    defects: ['a slide loses its name'],
    missing: ['Every slide in every state.'],
    faults: ['A slide has no name.'],
    ...changes,
  };
}

/** Faults of which one was not noticed. */
const exampleScore: ScoreFacts = {
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

/** A record by a person who does not exist, for tests. */
export function exampleRecord(changes: Partial<RecordFacts> = {}): RecordFacts {
  return {
    file: 'manual/one.yml',
    item: 'drawings',
    criteria: ['1.1.1'],
    verdict: 'partly',
    tester: 'Example Tester',
    organisation: 'Example Organisation',
    date: '2026-11-20',
    tools: 'NVDA 1, Firefox 1, Windows 1',
    pages: 2,
    words: 'The stars are silent.',
    issue: undefined,
    ...changes,
  };
}

/** Two items, with a record of one of them or without; and records that have expired, if there are any. */
export function examplePeople({ isAssessed = true } = {}): PeopleFacts {
  const item = { do: 'Look at it.', find: 'It is there.', pages: ['/', '/team'] };
  const old = exampleRecord({ verdict: 'supports', date: '2025-01-01' });
  return {
    items: [
      {
        ...{ ...item, id: 'drawings', title: 'Drawings', criteria: ['1.1.1'] },
        record: isAssessed ? exampleRecord() : undefined,
      },
      { ...item, id: 'icons', title: 'Icons', criteria: ['1.1.1'], record: undefined },
    ],
    expired: isAssessed
      ? [
          { ...old, file: 'manual/old.yml', because: 'age', page: '' },
          { ...old, file: 'manual/changed.yml', because: 'changed', page: '/team' },
          { ...old, file: 'manual/gone.yml', because: 'gone', page: '/lost' },
        ]
      : [],
    sample: { seed: 'seed-1', structured: ['/', '/team'], random: ['/services'] },
  };
}

/** A report of the history in which these criteria are supported, for tests. */
function exampleLine(supports: readonly string[], date = '2026-11-22'): HistoryLine {
  const others = ['2.5.7', '3.3.8', '4.1.2'].filter((number) => !supports.includes(number));
  return {
    date,
    commit: '0123456789abcdef',
    pages: 2,
    states: 3,
    audits: 8,
    violations: 1,
    undecided: 0,
    expired: 0,
    planted: 5,
    caught: 4,
    versions: ['axe-core 1'],
    criteria: {
      supports,
      partly: [],
      fails: [],
      'not-applicable': [],
      'not-evaluated': others,
    },
    findings: [],
  };
}

/**
 * Facts in which everything occurs that a report can say, for tests; of a browser that is that of the
 * lock file or not, in a repository or not.
 */
export function exampleFacts({ isPinned = true, isAssessed = true } = {}): ReportFacts {
  return {
    date: '2026-11-23',
    versions: ['axe-core 1', 'Chromium 1'],
    commit: '0123456789abcdef',
    inputs: 'fedcba9876543210fedcba98',
    criteria: [
      exampleCriterion({}),
      exampleCriterion({ number: '2.5.7', status: 'fails', en301549: null, section508: null }),
      exampleCriterion({ number: '3.3.8', status: 'supports' }),
      exampleCriterion({ number: '4.1.2', status: 'not-applicable', defects: [], missing: [] }),
    ],
    reached: {
      axe: ['1.1.1', '4.1.2'],
      axeMet: ['1.1.1'],
      rule: ['1.1.1', '1.4.1', '4.1.2'],
      met: ['1.1.1'],
      own: ['2.5.7'],
      nothing: ['3.3.8'],
    },
    people: examplePeople({ isAssessed }),
    heard: [
      {
        id: 'pause',
        shows: 'The pause button.',
        transcripts: [
          {
            journey: 'pause',
            locale: 'en',
            page: '/',
            content: '0123',
            date: '2026-11-23',
            reader: 'Orca 43.1',
            browser: 'Chromium 156',
            system: 'Debian 12',
            runs: 10,
            isOutdated: !isPinned,
            steps: [
              {
                place: 1,
                step: 'Return',
                said: [
                  { words: 'pressed', runs: 9 },
                  { words: 'toggled', runs: 1 },
                ],
                expected: [
                  { words: 'press', runs: 9, isGating: false },
                  { words: 'ed', runs: 10, isGating: true },
                ],
              },
            ],
          },
        ],
      },
      { id: 'carousel', shows: 'The carousel.', transcripts: [] },
    ],
    runsToGate: 10,
    readers: { heard: ['Orca'], silent: ['NVDA', 'JAWS', 'VoiceOver'] },
    score: isPinned ? exampleScore : { ...exampleScore, ...nothingTried },
    kindsToSupport: 3,
    history: isPinned
      ? {
          lines: [exampleLine(['2.5.7']), exampleLine(['2.5.7', '3.3.8'], '2026-11-23')],
          changes: {
            since: '2026-11-22',
            appeared: ['en/home: violation: axe/list: hero, ul'],
            gone: ['en/team: violation: axe/label: form, input'],
            criteria: [{ number: '3.3.8', from: 'not-evaluated', to: 'supports' }],
          },
        }
      : { lines: [exampleLine([])], changes: null },
    pages: [
      {
        name: 'en/home',
        path: '/',
        sha256: 'a1b2',
        audits: 4,
        violations: 1,
        needsReview: 0,
        asked: 2,
        states: ['as loaded'],
        rules: ['list'],
        findings: ['violation: list, ul: It holds something else.'],
      },
      {
        name: 'en-XA/home',
        path: '/en-XA/',
        sha256: 'b2c3',
        audits: 2,
        violations: 0,
        needsReview: 0,
        asked: 0,
        states: ['as loaded'],
        rules: ['list'],
        findings: [],
      },
      {
        name: 'gallery-ltr/carousel',
        path: '/gallery/ltr/carousel',
        sha256: 'c3d4',
        audits: 4,
        violations: 0,
        needsReview: 0,
        asked: 2,
        states: ['as loaded'],
        rules: ['list'],
        findings: [],
      },
    ],
    audit: {
      counts: {
        audits: 8,
        pages: 1,
        locales: 1,
        pseudoPages: 0,
        pseudoLocales: 0,
        components: 1,
        states: 2,
        violations: 1,
        judged: 0,
        unjudged: 0,
        covered: 3,
      },
      tags: ['wcag2a'],
      extraRules: ['target-size'],
      drawnRules: ['color-contrast'],
      pairs: [
        {
          kind: ['page', 'mode'],
          pairs: 2,
          covered: 1,
          left: [{ reason: 'It needs scripts.', pairs: ['home × no script'] }],
        },
        { kind: ['state', 'locale'], pairs: 1, covered: 1, left: [] },
      ],
      modes: [
        {
          id: 'text 200 %',
          shows: 'Text at twice its size.',
          width: 390,
          height: 844,
          isAnyWindow: true,
          only: { rules: ['color-contrast'], because: 'It is laid out anew.' },
          audits: 4,
        },
        {
          id: 'large light',
          shows: 'A large window.',
          width: 1440,
          height: 1000,
          isAnyWindow: false,
          only: null,
          audits: 4,
        },
      ],
      states: [
        {
          id: 'mobile menu open',
          shows: 'The menu of small windows.',
          window: 'small',
          only: { pages: ['home'], because: 'It is the same everywhere.' },
          pages: 1,
          modes: 2,
        },
        {
          id: 'service menu open',
          shows: 'The menu.',
          window: 'large',
          only: null,
          pages: 1,
          modes: 1,
        },
      ],
      judgements: [
        {
          rule: 'list_markup_review',
          criteria: ['1.3.1'],
          results: 2,
          pages: 1,
          asks: 'Is it a list?',
          judgement: 'It is none.',
          check: 'Each has one word.',
          shownBy: ['carousel/names'],
          date: '2026-11-23',
        },
      ],
      run: {
        engine: 'axe-core 1',
        secondEngine: 'accessibility-checker-engine 1',
        browser: 'Chromium 1',
        isPinned,
        fonts: ['sans 1'],
        node: '24.0.0',
        platform: 'linux',
        started: '2026-11-23T10:00:00Z',
        seconds: 60,
        inputs: 'fedcba9876543210fedcba98',
        commit: isPinned ? '0123456789abcdef' : null,
      },
    },
    components: [
      {
        name: 'carousel',
        requirements: [
          {
            id: 'carousel/names',
            sentence: 'Every slide has a name.',
            criteria: ['4.1.2'],
            shownBy: ['component test, src/ui/Carousel.test.tsx: 3'],
            doesNotApply: undefined,
          },
        ],
        snapshots: { 'five-slides': '- list', 'at-its-end': '- list: last' },
      },
      { name: 'site', requirements: [], snapshots: {} },
    ],
  };
}
