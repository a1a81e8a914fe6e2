import { isGallery } from '../states/galleryLocale.ts';
import type { PageReport } from './pageReport.ts';

/**
 * The numbers of a run. A page counts once per locale, a state once per page, an audit once
 * per mode.
 */
export function tally(reports: readonly PageReport[]) {
  const pages = reports.filter(({ locale }) => !isGallery(locale));
  const sum = (count: (report: PageReport) => number): number =>
    reports.reduce((total, report) => total + count(report), 0);
  return {
    pages: pages.length,
    components: reports.length - pages.length,
    locales: new Set(pages.map(({ locale }) => locale)).size,
    states: sum(({ states }) => states.length),
    audits: sum(({ counts }) => counts.audits),
    violations: sum(({ counts }) => counts.violations),
    judged: sum(({ counts }) => counts.needsReview - counts.withoutNote),
    unjudged: sum(({ counts }) => counts.withoutNote),
    covered: sum(({ counts }) => counts.covered),
  };
}
