import type { Finding } from './findings.ts';
import { html, type Html } from './html.ts';
import type { PageReport } from './pageReport.ts';

/** Every finding with its criterion, element, states and modes, and the note on it if there is one. */
export function findingsSection(reports: readonly PageReport[]): Html {
  const found = reports.flatMap((report) =>
    report.findings.map((finding) => itemOf(finding, report)),
  );
  return html` <h2>What was found</h2>
    ${
      found.length === 0
        ? html`<p>
            Nothing: no violation, and nothing that the engine could not decide. So there are no
            notes either.
          </p>`
        : html`<ul>
            ${found}
          </ul>`
    }
    <p>
      Where the engine cannot decide, a note may say why it is no failure. A note is about one
      element of one page in one state and one mode; it tells the day, and whether the project or a
      person by name has judged; and its reason is a check that runs in every audit. It never
      excuses a violation. A finding without a note fails the audit, and so does a note whose check
      fails or that matches nothing or too much.
    </p>`;
}

function itemOf(finding: Finding, report: PageReport): Html {
  const { engine, outcome, rule, help, criteria, component, selector, messages, where, note } =
    finding;
  const conditions = Object.entries(where).map(
    ([state, modes]) => `${state} (${modes.join(', ')})`,
  );
  return html`<li>
    <strong>${outcome}</strong>: <code>${rule}</code> of ${engine}
    (${criteria.length === 0 ? 'best practice' : criteria.join(', ')}) in
    <code>${component}</code> on
    <a href="pages.html#${report.locale}-${report.page}">${report.path}</a>. ${help}.
    <code>${selector}</code>: ${messages.join(' ')} In ${conditions.join('; ')}.
    ${note === null ? 'It has no note.' : `${note.reason} ${note.check} Judged by ${note.judgedBy}, ${note.date}.`}
  </li> `;
}
