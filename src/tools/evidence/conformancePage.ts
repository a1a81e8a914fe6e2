import type { Criterion } from '../report/criteria.ts';
import { html, type Html } from '../report/html.ts';
import { standalonePage } from '../report/standalonePage.ts';
import { table } from '../report/table.ts';
import type { ConformanceRow } from './conformance.ts';
import type { Status } from './statusOf.ts';

/** The statuses in the order of the summary, as a reader meets them, and what each means here. */
const statuses: Readonly<Record<Status, { name: string; means: string }>> = {
  fails: { name: 'Fails', means: 'A check of it fails, or a person found that it fails.' },
  partly: { name: 'Partly supports', means: 'A person found some of it wanting.' },
  supports: {
    name: 'Supports',
    means:
      'A person found it met; or a machine can decide all of it here, every check passes, and those checks have caught a fault of this kind that was planted to try them.',
  },
  'not-applicable': {
    name: 'Not applicable',
    means: 'The site has nothing that it is about, which tests show on every published page.',
  },
  'not-evaluated': {
    name: 'Not evaluated',
    means: 'Nobody has judged it whole. What machines saw of it is listed.',
  },
};

/**
 * The conformance report: what is claimed of each success criterion, and what that rests on.
 * @param sentences what the requirements say, by id.
 */
export function conformancePage(
  criteria: readonly Criterion[],
  rows: readonly ConformanceRow[],
  sentences: ReadonlyMap<string, string>,
): string {
  const count = (status: Status) => rows.filter((row) => row.status === status).length;
  const order = Object.keys(statuses) as Status[];
  return standalonePage(
    'Accessibility conformance report',
    html`<main>
      <h1>Accessibility conformance report</h1>
      <p>
        <strong
          >${count('supports')} of the ${rows.length} success criteria of WCAG 2.2, levels A and AA,
          are supported, ${count('fails')} fail, ${count('not-evaluated')} have not been
          evaluated.</strong
        >
        This report does not claim that the site conforms.
      </p>
      <p>
        A program wrote it from what tests and the <a href="index.html">audit</a> have found; nobody
        types a status, and no person has signed. Each criterion names the clause of EN 301 549
        V3.2.1 and of the Revised Section 508 Standards that ask for it, where they do. The same
        rows for programs: <a href="criteria.json">criteria.json</a>,
        <a href="acr.openacr.yaml">acr.openacr.yaml</a>, <a href="earl.jsonld">earl.jsonld</a>. All
        findings of the audit: <a href="findings.csv">findings.csv</a>,
        <a href="findings.json">findings.json</a>.
      </p>
      ${table(
        'How many criteria have each status, and what it means',
        ['Status', 'Criteria and meaning'],
        order.map((status) => [
          statuses[status].name,
          `${count(status)}. ${statuses[status].means}`,
        ]),
      )}
      <h2>Criterion by criterion</h2>
      ${table(
        'Success criteria of WCAG 2.2, levels A and AA',
        ['Criterion', 'Status, and what it rests on'],
        criteria.map((criterion, index) => {
          const row = rows[index];
          if (row?.id !== criterion.number)
            throw new Error(`Expected a row for ${criterion.number}.`);
          return [headOf(criterion), detailsOf(criterion, row, sentences)];
        }),
      )}
    </main>`,
  );
}

function headOf({ number, name, level, en301549, section508 }: Criterion): Html {
  const clauses = [
    ...(en301549 === null ? [] : [`EN 301 549 ${en301549}`]),
    ...(section508 === null ? [] : [`Section 508 ${section508}`]),
  ];
  return html`<span id="${`sc-${number}`}">${number} ${name} (${level})</span>
    <br />${clauses.join(', ') || 'Only in WCAG 2.2'}`;
}

function detailsOf(
  { because, missing }: Criterion,
  row: ConformanceRow,
  sentences: ReadonlyMap<string, string>,
): Html {
  const shown = row.evidence.map((id) => {
    const sentence = sentences.get(id);
    return sentence === undefined ? id : `${sentence} (${id})`;
  });
  return html`<strong>${statuses[row.status].name}.</strong> ${because}
    ${list('Shown so far', shown)} ${list('Planted faults that were caught', row.defects)}
    ${list('Still to be checked', missing)}`;
}

function list(head: string, items: readonly string[]): Html {
  if (items.length === 0) return html``;
  return html`<details>
    <summary>${head}: ${items.length}</summary>
    <ul>
      ${items.map((item) => html`<li>${item}</li> `)}
    </ul>
  </details>`;
}
