import { modes, windows } from '../states/modes.ts';
import { asLoaded, pageStates } from '../states/pageStates.ts';
import { coverageOf, type Coverage } from './coverage.ts';
import { html, type Html } from './html.ts';
import { runsOf, type PageReport } from './pageReport.ts';
import { plural } from './plural.ts';
import { table } from './table.ts';

/** States and modes, which pairs of them were looked at, and which were not and why; computed. */
export function pairsSection(reports: readonly PageReport[]): Html {
  const runs = reports.flatMap(runsOf);
  const coverage = coverageOf(reports);
  const possible = coverage.reduce((sum, { pairs }) => sum + pairs, 0);
  const covered = coverage.reduce((sum, each) => sum + each.covered, 0);
  const left = possible - covered;
  return html` <h2>States and modes, and what was looked at together</h2>
    <p>
      A page is brought into ${plural(pageStates.length, 'state')} besides as it arrives, and shown
      in ${plural(modes.length, 'mode')}. All of that in every language would be too much, so each
      pair is looked at at least once: ${covered} pairs were. ${left} were not, for the reasons
      below. Every part of the gallery was looked at in every mode.
    </p>
    ${table(
      'Pairs that were looked at',
      ['Pair', 'How many'],
      coverage.map(({ kind, pairs, covered: own }) => [
        `${kind[0]} and ${kind[1]}`,
        `${own} of ${pairs}`,
      ]),
    )}
    ${notLookedAt(coverage)}
    ${table(
      'Modes, and how many audits were made in each',
      ['Mode', 'What it is'],
      modes.map(({ id, shows, window, isAnyWindow, only }) => {
        const { width, height } = windows[window];
        const elsewhere = isAnyWindow ? ', or that of the state' : '';
        return [
          id,
          html`${shows} ${width} by ${height} CSS pixels${elsewhere}.
          ${
            only === undefined
              ? 'All rules.'
              : html`Rules: ${only.rules.map((rule) => html`<code>${rule}</code>, `)}no other,
                because: ${only.because}`
          }
          ${plural(runs.filter(({ mode }) => mode === id).length, 'audit')}.`,
        ];
      }),
    )}
    ${table(
      'States of a page, and on how many pages each was looked at',
      ['State', 'What is to be seen'],
      [
        [asLoaded, `The page as it arrives, nothing touched. ${pagesWith(asLoaded)}`],
        ...pageStates.map(({ state, shows, only, window }): [string, string] => [
          state,
          [
            shows,
            ...(window === undefined ? [] : [`In ${window} windows alone.`]),
            pagesWith(state),
            ...(only === undefined ? [] : [`Only on ${only.pages.join(', ')}: ${only.because}`]),
          ].join(' '),
        ]),
      ],
    )}`;

  function pagesWith(state: string): string {
    const own = reports.filter((report) => state in report.runs);
    const inModes = new Set(own.flatMap((report) => report.runs[state] ?? [])).size;
    return `On ${plural(own.length, 'page')}, in ${plural(inModes, 'mode')}.`;
  }
}

function notLookedAt(coverage: readonly Coverage[]): Html {
  const items = coverage.flatMap(({ kind, missing }) =>
    [...missing].map(
      ([reason = 'Nothing says why.', pairs]) =>
        html`<li>
          <details>
            <summary>
              ${plural(pairs.length, 'pair')} of ${kind[0]} and ${kind[1]}: ${reason}
            </summary>
            <p>${pairs.join(', ')}</p>
          </details>
        </li> `,
    ),
  );
  if (items.length === 0) return html`<p>No pair was left out.</p>`;
  return html`<p>What was not looked at, and why:</p>
    <ul>
      ${items}
    </ul>`;
}
