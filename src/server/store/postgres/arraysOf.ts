/** Rows of a table, by the names of its columns. */
export type TableRow = Readonly<Record<string, unknown>>;

/** Rows as an array for each column, of which `unnest` makes rows again: one statement for any number. */
export function arraysOf(rows: readonly TableRow[], columns: readonly string[]): unknown[][] {
  return columns.map((name) => rows.map((row) => row[name] ?? null));
}

/** Columns that hold whole numbers; all others hold texts. */
const numbers = new Set(['attempts', 'since', 'next_at', 'sent_at']);

/**
 * The part of a statement that makes rows of the arrays that are its first parameters, with their order in
 * `arrival`.
 */
export function unnested(columns: readonly string[]): string {
  const arrays = columns.map(
    (name, at) => `$${at + 1}::${numbers.has(name) ? 'bigint' : 'text'}[]`,
  );
  return `unnest(${arrays.join(', ')}) WITH ORDINALITY AS given (${columns.join(', ')}, arrival)`;
}
