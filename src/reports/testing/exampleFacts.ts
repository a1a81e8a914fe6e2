import type { CriterionFacts, HistoryLine, ReportFacts } from '../../delivery/reportFacts.ts';
import { exampleAudit } from './exampleAudit.ts';
import { exampleHeard } from './exampleHeard.ts';
import { examplePeople } from './examplePeople.ts';
import { exampleScore } from './exampleScore.ts';

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
    heard: exampleHeard(isPinned),
    runsToGate: 10,
    readers: { heard: ['Orca'], silent: ['NVDA', 'JAWS', 'VoiceOver'] },
    score: exampleScore(isPinned),
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
    audit: exampleAudit(isPinned),
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
