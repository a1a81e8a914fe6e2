import type { AuditFacts } from '../../delivery/reportFacts.ts';
import { coverageOf } from '../report/coverage.ts';
import { drawnRules } from '../report/drawnRules.ts';
import { equalAccessCriteriaOf } from '../report/equalAccess.ts';
import { judgements } from '../report/judgements.ts';
import { runsOf, type PageReport } from '../report/pageReport.ts';
import type { Run } from '../report/run.ts';
import { tally } from '../report/tally.ts';
import { extraRules, modes, tags, windows } from '../states/modes.ts';
import { asLoaded, pageStates } from '../states/pageStates.ts';

/** What the report tells of the audit as a whole: method, pairs, judgements and run; computed. */
export function auditFacts(reports: readonly PageReport[], run: Run): AuditFacts {
  const runs = reports.flatMap(runsOf);
  return {
    counts: tally(reports),
    tags,
    extraRules,
    drawnRules,
    pairs: coverageOf(reports).map(({ missing, ...each }) => ({
      ...each,
      left: Array.from(missing, ([reason = 'Nothing says why.', pairs]) => ({ reason, pairs })),
    })),
    modes: modes.map(({ id, shows, window, isAnyWindow = false, only = null }) => ({
      ...{ id, shows, isAnyWindow, only, ...windows[window] },
      audits: runs.filter(({ mode }) => mode === id).length,
    })),
    states: [
      { state: asLoaded, shows: 'The page as it arrives, nothing touched.' },
      ...pageStates,
    ].map((each) => {
      const { state, shows, only = null, window = null } = { only: null, window: null, ...each };
      const own = reports.filter((report) => state in report.runs);
      const inModes = new Set(own.flatMap((report) => report.runs[state] ?? [])).size;
      return { id: state, shows, only, window, pages: own.length, modes: inModes };
    }),
    judgements: judgements.map(({ rule, asks, judgement, shownBy, date, check }) => {
      const counts = reports.flatMap(({ second }) => second.undecided[rule] ?? []);
      const results = counts.reduce((total, count) => total + count, 0);
      const criteria = equalAccessCriteriaOf(rule);
      const says = { asks, judgement, shownBy, date, check: check?.says };
      return { rule, criteria, results, pages: counts.length, ...says };
    }),
    run,
  };
}
