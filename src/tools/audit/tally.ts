import { isGallery } from './galleryLocale.ts';
import type { PageResult } from './indexReport.ts';

/** The numbers of a run. A page counts once per locale, a part of
 * the gallery once per direction, a state once per page, an audit once per mode. */
export function tally(results: readonly PageResult[]) {
  const pages = results.filter(({ page }) => !isGallery(page.locale));
  const findings = results.flatMap((result) => result.findings);
  const review = findings.filter(({ outcome }) => outcome === 'needs review');
  const judged = review.filter(({ verdict }) => verdict !== null).length;
  return {
    pages: pages.length,
    parts: results.length - pages.length,
    locales: new Set(pages.map(({ page }) => page.locale)).size,
    states: results.reduce(
      (sum, { audits }) => sum + new Set(audits.map(({ state }) => state)).size,
      0,
    ),
    audits: results.reduce((sum, { audits }) => sum + audits.length, 0),
    violations: findings.length - review.length,
    judged,
    unjudged: review.length - judged,
  };
}
