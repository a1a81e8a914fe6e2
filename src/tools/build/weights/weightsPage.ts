import { html } from '../../report/html.ts';
import { standalonePage } from '../../report/standalonePage.ts';
import { table } from '../../report/table.ts';
import type { Budgets } from './budgets.ts';
import type { Weights } from './weighSite.ts';

/** What is of no language, or of no page: what its table is called, by the beginning of its names. */
const captions = {
  script: 'What every page has',
  styles: 'Styles of parts, with the scripts of the first',
  font: 'Fonts of headings',
  enhancer: 'Scripts that not every visit fetches',
  part: 'Scripts of parts, once somebody reaches for one',
  later: 'Scripts that live parts fetch, and that they do without',
  props: 'What parts are given, with their scripts',
} as const;

/** What everything that a visitor loads weighs, as a page of the report. */
export function weightsPage(weights: Weights, budgets: Budgets): string {
  const tables = Map.groupBy(Object.keys(weights), (name) => {
    const [first = ''] = name.split('/');
    return first in captions
      ? captions[first as keyof typeof captions]
      : `Pages in ${first}, each with its styles`;
  });
  return standalonePage(
    'What pages weigh',
    html`<main>
      <h1>What pages weigh</h1>
      <p>
        Bytes of what is transferred, compressed by brotli, without headers. A test holds each to
        its budget. The change is that since the budgets were last written down.
      </p>
      ${Array.from(tables, ([caption, names]) =>
        table(
          caption,
          ['Name', 'Bytes, budget and change'],
          names.map((name) => [name, describe(weights[name] ?? 0, budgets[name])]),
        ),
      )}
    </main>`,
  );
}

/** `13,977 of 14,000, 23 less`, as both the page and the command say it. */
export function describe(bytes: number, known: Budgets[string] | undefined): string {
  const count = (number: number) => number.toLocaleString('en');
  if (known === undefined) return `${count(bytes)}, new`;
  const change = bytes - known.bytes;
  const changed =
    change === 0 ? 'unchanged' : `${count(Math.abs(change))} ${change < 0 ? 'less' : 'more'}`;
  return `${count(bytes)} of ${count(known.budget)}, ${changed}`;
}
