import { html, type Html } from './html.ts';
import { fileOfReport, type PageReport } from './pageReport.ts';
import { plural } from './plural.ts';
import { table } from './table.ts';

/** Every page and locale with its numbers and a link to its file. */
export function pagesSection(reports: readonly PageReport[]): Html {
  return html` <h2>Pages</h2>
    <p>Each file holds the hash of the page, every finding in full and the counts of all rules.</p>
    ${table(
      'Audited pages, each with its file',
      ['Page and locale', 'Address and result'],
      reports.map((report) => {
        const { page, locale, path, states, counts } = report;
        const { audits, violations, needsReview, withoutNote } = counts;
        return [
          html`<a href="${fileOfReport(report)}">${page} (${locale})</a>`,
          `${path}: ${plural(violations, 'violation')}; needs review: ${needsReview - withoutNote} with a note, ${withoutNote} without; ${plural(audits, 'audit')} of ${plural(states.length, 'state')}`,
        ];
      }),
    )}`;
}
