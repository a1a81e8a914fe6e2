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
    defects: ['a slide loses its name'],
    missing: ['Every slide in every state.'],
    faults: ['A slide has no name.'],
    ...changes,
  };
}

/** Facts in which everything occurs that a report can say, for tests. */
export function exampleFacts(): ReportFacts {
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
        states: ['as loaded'],
        rules: ['list'],
        findings: ['violation: list, ul: It holds something else.'],
      },
      {
        name: 'gallery-ltr/carousel',
        path: '/gallery/ltr/carousel',
        sha256: 'c3d4',
        audits: 4,
        violations: 0,
        needsReview: 0,
        states: ['as loaded'],
        rules: ['list'],
        findings: [],
      },
    ],
    audit: '<h2>What was tested</h2>',
    components: [
      {
        name: 'carousel',
        requirements: [
          {
            id: 'carousel/names',
            sentence: 'Every slide has a name.',
            criteria: ['4.1.2'],
            tests: 3,
            doesNotApply: undefined,
          },
        ],
        snapshots: { 'five-slides': '- list', 'at-its-end': '- list: last' },
      },
      { name: 'site', requirements: [], snapshots: {} },
    ],
  };
}
