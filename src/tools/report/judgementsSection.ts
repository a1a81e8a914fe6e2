import { equalAccessCriteriaOf } from './equalAccess.ts';
import { html, type Html } from './html.ts';
import { judgements } from './judgements.ts';
import type { PageReport } from './pageReport.ts';
import { plural } from './plural.ts';
import { table } from './table.ts';

/** What the second engine leaves to people, how often, and what the project says of it, by rule. */
export function judgementsSection(reports: readonly PageReport[]): Html {
  return html` <h2>What the second engine leaves to people</h2>
    <p>
      Some rules of the second engine find no failure but something that somebody should look at:
      potential violations, recommendations, and what a program cannot see. There is one judgement
      on each such rule. A rule without one fails the audit, and so does a judgement that nothing
      asks for or whose check fails on any page.
    </p>
    ${table(
      'Rules of the second engine that leave something to people, and the judgement on each',
      ['Rule, criteria and how often', 'What it asks, and the judgement'],
      judgements.map(({ rule, asks, judgement, check, shownBy, judgedBy, date }) => {
        const counts = reports.flatMap(({ second }) => second.undecided[rule] ?? []);
        const results = counts.reduce((total, count) => total + count, 0);
        return [
          html`<code>${rule}</code> (${equalAccessCriteriaOf(rule).join(', ')}):
            ${plural(results, 'result')} on ${plural(counts.length, 'page')}`,
          html`${asks}
            <strong>${judgement}</strong>
            ${check === undefined ? '' : `Checked in every audit: ${check.says}`}
            ${shownBy.length === 0 ? '' : `Shown by tests of ${shownBy.join(', ')}.`} Judged by
            ${judgedBy}, ${date}.`,
        ];
      }),
    )}`;
}
