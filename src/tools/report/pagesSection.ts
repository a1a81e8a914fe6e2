import { localeKind } from '../states/localeKind.ts';
import { html, type Html } from './html.ts';
import { fileOfReport, type PageReport } from './pageReport.ts';
import { plural } from './plural.ts';
import { table } from './table.ts';

/** Every page and locale with its numbers and a link to its file; pseudo-locales in a row each. */
export function pagesSection(reports: readonly PageReport[]): Html {
  const isPseudo = ({ locale }: PageReport): boolean => localeKind(locale) === 'pseudo';
  const pseudo = Map.groupBy(reports.filter(isPseudo), ({ locale }) => locale);
  return html` <h2>Pages</h2>
    <p>
      Each file holds the hash of the page, every finding in full and the counts of all rules. Pages
      in pseudo-locales have files too, in the folder of each.
    </p>
    ${table(
      'Audited pages, each with its file',
      ['Page and locale', 'Address and result'],
      [
        ...reports
          .filter((report) => !isPseudo(report))
          .map((report): [Html, string] => {
            const { page, locale, path, runs } = report;
            return [
              html`<a href="${fileOfReport(report)}">${page} (${locale})</a>`,
              `${path}: ${resultOf([report])} of ${plural(Object.keys(runs).length, 'state')}`,
            ];
          }),
        ...[...pseudo].map(([locale, own]): [string, string] => [
          `${plural(own.length, 'page')} (${locale})`,
          resultOf(own),
        ]),
      ],
    )}`;
}

function resultOf(reports: readonly PageReport[]): string {
  const sum = (count: (counts: PageReport['counts']) => number): number =>
    reports.reduce((total, { counts }) => total + count(counts), 0);
  const unjudged = sum(({ withoutNote }) => withoutNote);
  const judged = sum(({ needsReview }) => needsReview) - unjudged;
  return `${plural(
    sum(({ violations }) => violations),
    'violation',
  )}; needs review: ${judged} with a note, ${unjudged} without; ${plural(
    sum(({ audits }) => audits),
    'audit',
  )}`;
}
