import { localeKind } from '../states/localeKind.ts';
import type { PageReport } from './pageReport.ts';

/**
 * The numbers of a run. A page counts once per locale, a state once per page (pseudo-locales apart)
 * that was looked at in it, an audit once per mode.
 */
export function tally(reports: readonly PageReport[]) {
  const sum = (count: (report: PageReport) => number): number =>
    reports.reduce((total, report) => total + count(report), 0);
  const of = (kind: ReturnType<typeof localeKind>) =>
    reports.filter(({ locale }) => localeKind(locale) === kind);
  return {
    pages: of('published').length,
    components: of('gallery').length,
    pseudoPages: of('pseudo').length,
    locales: new Set(of('published').map(({ locale }) => locale)).size,
    pseudoLocales: new Set(of('pseudo').map(({ locale }) => locale)).size,
    states: [...of('published'), ...of('gallery')].reduce(
      (total, { runs }) => total + Object.keys(runs).length,
      0,
    ),
    audits: sum(({ counts }) => counts.audits),
    violations: sum(({ counts }) => counts.violations),
    judged: sum(({ counts }) => counts.needsReview - counts.withoutNote),
    unjudged: sum(({ counts }) => counts.withoutNote),
    covered: sum(({ counts }) => counts.covered),
  };
}
