import { html, type Html } from './html.ts';
import type { PageResult } from './indexReport.ts';
import { plural } from './plural.ts';
import { table } from './table.ts';
import { tally } from './tally.ts';

/** Every page and locale with its numbers and a link to its file. */
export function pagesSection(results: readonly PageResult[]): Html {
  return html` <h2>Pages</h2>
    <p>Each file holds the counts of all rules and the full text of findings.</p>
    ${table(
      'Audited pages, each with its file',
      ['Page and locale', 'Address and result'],
      results.map((result) => {
        const { id, locale, path } = result.page;
        const { states, audits, violations, judged, unjudged } = tally([result]);
        return [
          html`<a href="${fileOfReport(result.page)}">${id} (${locale})</a>`,
          `${path}: ${plural(violations, 'violation')}; needs review: ${judged} with a verdict, ${unjudged} without; ${plural(audits, 'audit')} of ${plural(states, 'state')}`,
        ];
      }),
    )}`;
}

/** Where the report of a page stands in the folder of reports. */
export function fileOfReport({ id, locale }: { id: string; locale: string }): string {
  return `${locale}/${id}.json`;
}
