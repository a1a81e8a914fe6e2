import type { CriterionFacts, ReportFacts } from '../../delivery/reportFacts.ts';

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

/**
 * Facts in which everything occurs that a report can say, for tests; of a browser that is that of the
 * lock file or not, in a repository or not.
 */
export function exampleFacts({ isPinned = true } = {}): ReportFacts {
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
    expired: ['keyboard-2025'],
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
