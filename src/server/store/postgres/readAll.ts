import type { Ask } from './connections.ts';

/** Rows that are fetched at a time. */
const together = 500;

/**
 * Reads all rows of a question, one at a time, as they were when the first was asked for. To be called in a transaction,
 * and to be read to the end or given up with it.
 */
export async function* readAll(
  ask: Ask,
  sql: string,
  values: readonly unknown[] = [],
): AsyncGenerator<Record<string, unknown>> {
  await ask(`DECLARE found NO SCROLL CURSOR FOR ${sql}`, values);
  for (;;) {
    const rows = await ask<Record<string, unknown>>(`FETCH ${together} FROM found`);
    if (rows.length === 0) break;
    yield* rows;
  }
  await ask('CLOSE found');
}
