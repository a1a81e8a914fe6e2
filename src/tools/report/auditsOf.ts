import type { PublishedPage } from '../../delivery/manifest.ts';
import { asLoaded } from '../states/pageStates.ts';
import { secondMode } from './equalAccess.ts';
import { runsOf, type PageReport } from './pageReport.ts';
import type { Audit } from './results.ts';

/** The audits that a report was made of: `pageReport` makes the same report of them again. */
export function auditsOf(page: PublishedPage, report: PageReport): Audit[] {
  const { passes, findings, inapplicable, covered, second } = report;
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
    second: state === asLoaded && mode === secondMode ? second : undefined,
    observations: findings.flatMap(({ where, note, ...observation }) =>
      where[state]?.includes(mode) ? [note === null ? observation : { ...observation, note }] : [],
    ),
  }));
}
