import { criteria } from './criteria.ts';
import { html, type Html } from './html.ts';
import type { PageReport } from './pageReport.ts';
import { rulesFor, rulesMet } from './rulesFor.ts';
import { table } from './table.ts';

/** What an automatic audit can show and what it cannot, criterion by criterion. */
export function coverageSection(reports: readonly PageReport[]): Html {
  const met = rulesMet(reports);
  const rows = criteria.map((criterion) => ({ criterion, rules: rulesFor(criterion) }));
  const reached = rows.filter(({ rules }) => rules.some((rule) => met.has(rule))).length;
  const covered = rows.filter(({ rules }) => rules.length > 0).length;
  return html` <h2>What this can show, and what it cannot</h2>
    <ul>
      <li>
        It shows the absence of some failures. It proves conformance for no criterion: a rule looks
        at a part of what a criterion asks.
      </li>
      <li>
        The engines have a rule for ${covered} of the ${criteria.length} success criteria of WCAG
        2.2 at levels A and AA; some of these rules only ask a person to look. For ${reached} of
        these criteria a rule met something on this site; the other rules are about things that the
        site does not have, such as video. ${criteria.length - covered} criteria they cannot look at
        at all. These numbers are computed from the rules of the installed engines and from this
        run; the table has them one by one.
      </li>
      <li>
        It cannot judge whether words are right: alternative texts, link texts, headings, labels and
        messages are there, but only a person can say whether they help.
      </li>
      <li>
        It operates the site only to bring its states about: keyboard order, focus, zoom and
        announcements need other tests.
      </li>
      <li>
        It does not tell how assistive technology presents the site. No person has evaluated the
        site with a screen reader yet.
      </li>
    </ul>
    ${table(
      'Success criteria of WCAG 2.2, levels A and AA, and the rules of the engines',
      ['Criterion and level', 'Rules'],
      rows.map(({ criterion: { number, name, level }, rules }) => [
        `${number} ${name} (${level})`,
        rules.length === 0
          ? 'No rule'
          : rules.map((rule) => (met.has(rule) ? rule : `${rule} (met nothing)`)).join(', '),
      ]),
    )}`;
}
