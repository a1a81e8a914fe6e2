import type { PublishedPage } from '../../delivery/manifest.ts';
import { runsOf, type PageReport } from './pageReport.ts';
import type { Audit } from './results.ts';

/** The audits that a report was made of: `pageReport` makes the same report of them again. */
export function auditsOf(page: PublishedPage, report: PageReport): Audit[] {
  const { passes, findings, inapplicable, covered } = report;
  return runsOf(report).map(({ state, mode }, run) => ({
    page,
    state,
    mode,
    passes: Object.fromEntries(
      Object.entries(passes).flatMap(([rule, counts]) =>
        (counts[run] ?? 0) > 0 ? [[rule, counts[run] ?? 0]] : [],
      ),
    ),
    inapplicable,
    covered: covered[run] ?? 0,
    observations: findings.flatMap(({ where, note, ...observation }) =>
      where[state]?.includes(mode) ? [note === null ? observation : { ...observation, note }] : [],
    ),
  }));
}
