import { html } from '../../report/html.ts';
import { standalonePage } from '../../report/standalonePage.ts';
import { table } from '../../report/table.ts';
import type { Budgets } from './budgets.ts';
import type { Weights } from './weighSite.ts';

/** What things are called in the report, by the beginning of their names. */
const groups = [
  { caption: 'What every page has', isOf: (name: string) => /^(?:script|styles)$/u.test(name) },
  { caption: 'Fonts of headings', isOf: (name: string) => name.startsWith('font/') },
  {
    caption: 'Scripts of parts, once somebody reaches for one',
    isOf: (name: string) => name.startsWith('part/'),
  },
];

/** What everything that a visitor loads weighs, as a page of the report. */
export function weightsPage(weights: Weights, budgets: Budgets): string {
  const names = Object.keys(weights);
  const pages = names.filter((name) => !groups.some(({ isOf }) => isOf(name)));
  const byLocale = Map.groupBy(pages, (name) => name.split('/')[0] ?? '');
  const tables = [
    ...Array.from(byLocale, ([locale, own]) => ({
      caption: `Pages in ${locale}, each with its styles`,
      own,
    })),
    ...groups.map(({ caption, isOf }) => ({ caption, own: names.filter(isOf) })),
  ];
  return standalonePage(
    'What pages weigh',
    html`<main>
      <h1>What pages weigh</h1>
      <p>
        Bytes of what is transferred, compressed by brotli, without headers. A test holds each to
        its budget. The change is that since the budgets were last written down.
      </p>
      ${tables.map(({ caption, own }) =>
        table(
          caption,
          ['Name', 'Bytes, budget and change'],
          own.map((name) => [name, describe(weights[name] ?? 0, budgets[name])]),
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
