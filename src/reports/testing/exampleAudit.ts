import type { ReportFacts } from '../../delivery/reportFacts.ts';

/** An audit of two pages in two modes, by a browser that is that of the lock file or not, for tests. */
export function exampleAudit(isPinned: boolean): ReportFacts['audit'] {
  return {
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
  };
}
