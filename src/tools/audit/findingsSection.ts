import type { Finding } from './findings.ts';
import { html, type Html } from './html.ts';
import type { PageResult } from './indexReport.ts';
import type { Verdict } from './verdicts.ts';

/** Every finding, once per rule, component and verdict, and every verdict with its reason. */
export function findingsSection(
  results: readonly PageResult[],
  verdicts: readonly Verdict[],
): Html {
  const groups = Object.values(
    Object.groupBy(
      results.flatMap(({ page, findings }) => findings.map((finding) => ({ page, finding }))),
      ({ finding }) =>
        [finding.rule, finding.component, finding.outcome, finding.verdict].join('\n'),
    ),
  );
  return html` <h2>What was found</h2>
    ${
      groups.length === 0
        ? html`<p>Nothing: no violation, and nothing that needs review.</p>`
        : html`<p>
              The files of the pages, listed at the end, tell element, message, state and mode of
              each finding.
            </p>
            <ul>
              ${groups.flatMap((group = []) =>
                group.slice(0, 1).map(({ finding }) => itemOf(finding, group)),
              )}
            </ul>`
    }
    <h2>Verdicts</h2>
    <p>
      Where the engine cannot decide, a person does and gives a reason. A verdict belongs to one
      rule and one component and never excuses a violation. A finding without a verdict fails the
      audit, and so does a verdict that matches nothing.
    </p>
    ${
      verdicts.length === 0
        ? html`<p>There is none: the engine could decide everything.</p>`
        : html`<ul>
            ${verdicts.map(
              ({ rule, component, reason }) =>
                html`<li><code>${rule}</code> in <code>${component}</code>: ${reason}</li> `,
            )}
          </ul>`
    }`;
}

function itemOf(
  { rule, component, outcome, help, verdict }: Finding,
  group: readonly { page: { path: string } }[],
): Html {
  const paths = [...new Set(group.map(({ page }) => page.path))].join(', ');
  const judged = verdict === null ? 'It has no verdict.' : `Verdict: ${verdict}`;
  return html`<li>
    <strong>${outcome}</strong>: <code>${rule}</code> in <code>${component}</code>. ${help}. On
    ${paths}. ${outcome === 'violation' ? '' : judged}
  </li> `;
}
