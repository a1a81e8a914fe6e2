import type { OwnersRow, OwnersStore } from '../store/ownersStore.ts';
import type { Command, Given } from './command.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { filterOptions, filterUsage, readFilter } from './rowFilter.ts';
import { unsubscribeLinks } from './unsubscribeLinks.ts';
import { countOf, tell, writeOut } from './writeOut.ts';

/** `export`: rows on standard output and nothing else, so that it can be piped into a parser. */
export const exportRows: Command = {
  usage: `[--format ndjson|csv] ${filterUsage}`,
  about: 'Writes submissions to standard output: exactly as lines of JSON, or for a spreadsheet.',
  options: ['format', ...filterOptions],
  async run({ openStore, environment, options }) {
    const linesOf = formatOf(options);
    const linkOf = await unsubscribeLinks(environment);
    const filter = readFilter(options);
    const store = await openStore();
    try {
      let count = 0;
      const counted = async function* counted(
        rows: AsyncIterable<OwnersRow>,
      ): AsyncGenerator<ExportedRow> {
        for await (const row of rows) {
          const { body, ...known } = row;
          yield { ...known, unsubscribe: linkOf(row), body };
          count += 1;
        }
      };
      const rows = counted(store.rows(filter, 'oldest first'));
      await writeOut(linesOf(rows, store));
      tell(countOf(count));
    } finally {
      await store.close();
    }
  },
};

/** A row with the link that ends its newsletter; null where there is none. */
type ExportedRow = OwnersRow & { unsubscribe: string | null };

type LinesOf = (
  rows: AsyncIterable<ExportedRow>,
  store: Pick<OwnersStore, 'fields'>,
) => AsyncIterable<string>;

const formats: Readonly<Record<string, LinesOf>> = {
  async *ndjson(rows) {
    for await (const row of rows) yield `${JSON.stringify(row)}\n`;
  },
  async *csv(rows, store) {
    const fields = [...new Set([...usual, ...(await store.fields())])];
    yield byteOrderMark + csvLine([...facts, ...fields]);
    for await (const { body, ...row } of rows) {
      yield csvLine([...facts.map((name) => row[name]), ...fields.map((name) => body[name])]);
    }
  },
};

function formatOf({ format = 'ndjson' }: Given['options']): LinesOf {
  const found = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (found) return found;
  throw new Error(
    `Expected --format to be one of ${Object.keys(formats).join(', ')}, got something else: give another.`,
  );
}

/** What is known of a row beside its body; a column that is added to rows is added here too. */
const facts = [
  ...(['receivedAt', 'reference', 'kind', 'page', 'locale', 'policy'] as const),
  ...(['confirmedAt', 'unsubscribe', 'id'] as const),
] as const;

/** Fields of bodies in the order of a letter, so that a table looks the same every day. */
const usual = [
  ...['name', 'email', 'mobile', 'company'],
  ...['selectservice', 'wecontactyou', 'contactYou', 'message'],
];
