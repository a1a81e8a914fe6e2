import type { OwnersRow } from '../store/ownersStore.ts';
import type { Command } from './command.ts';
import { filterOptions, filterUsage, readFilter } from './rowFilter.ts';
import { countOf, tell, writeOut } from './writeOut.ts';

/** `list`: the newest submissions as a table for people. */
export const list: Command = {
  usage: `${filterUsage} [--limit NUMBER]`,
  about: 'Shows submissions as a table, the newest first, 50 unless a limit says otherwise.',
  options: [...filterOptions, 'limit'],
  async run({ openStore, options }) {
    const limit = limitOf(options['limit']);
    const filter = readFilter(options);
    const store = await openStore();
    try {
      const rows = await firstOf(store.rows(filter, 'newest first'), limit);
      await writeOut(tableOf([headings, ...rows.map(cellsOf)]));
      tell(countOf(rows.length));
    } finally {
      await store.close();
    }
  },
};

async function firstOf<Value>(values: AsyncIterable<Value>, count: number): Promise<Value[]> {
  const first: Value[] = [];
  for await (const value of values) if (first.push(value) === count) break;
  return first;
}

const headings = ['when (UTC)', 'kind', 'name', 'email', 'page', 'locale'];

function cellsOf({ receivedAt, kind, body, page, locale }: OwnersRow): string[] {
  const when = receivedAt.slice(0, 16).replace('T', ' ');
  return [when, kind, body['name'], body['email'], page, locale].map((text) => cellOf(text ?? '-'));
}

/** Characters that a terminal would obey are not for it: controls, and marks that turn the direction. */
function cellOf(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\u{FFFD}');
  return plain.length > widest ? `${plain.slice(0, widest - 1).toWellFormed()}…` : plain;
}

const widest = 40;

function* tableOf(lines: readonly string[][]): Generator<string> {
  const widths = headings.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  for (const line of lines) {
    yield `${line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()}\n`;
  }
}

function limitOf(limit = '50'): number {
  if (/^[1-9]\d{0,6}$/u.test(limit)) return Number(limit);
  throw new Error(
    'Expected --limit to be a whole number from 1 to 9999999, got something else: give another.',
  );
}
