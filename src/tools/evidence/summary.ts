import type { ConformanceSummary, Status } from '../../delivery/reportFacts.ts';
import { criteria } from '../report/criteria.ts';
import type { PageReport } from '../report/pageReport.ts';
import { tally } from '../report/tally.ts';
import type { ConformanceRow } from './conformance.ts';

/** The file of the report that the accessibility statement takes its numbers from. */
export const summaryFile = 'summary.json';

/** What the accessibility statement says of the record in numbers. */
export function summarise(
  rows: readonly ConformanceRow[],
  reports: readonly PageReport[],
  date: string,
  expired = 0,
): ConformanceSummary {
  const count = (status: Status) => rows.filter((row) => row.status === status).length;
  const { pages, states, audits, violations, judged, unjudged } = tally(reports);
  return {
    date,
    criteria: rows.length,
    supports: count('supports'),
    notApplicable: count('not-applicable'),
    notEvaluated: count('not-evaluated'),
    failures: rows
      .filter(({ status }) => status === 'fails' || status === 'partly')
      .map(({ id }) => ({ id, name: criteria.find(({ number }) => number === id)?.name ?? '' })),
    pages,
    states,
    violations,
    undecided: judged + unjudged,
    audits,
    expired,
  };
}
