import type { TextField } from '../form.ts';
import { trimmed } from '../trimmed.ts';

/** A field for a message, in a box of so many lines. */
export function message(rows: number) {
  return {
    kind: 'text',
    limit: 5000,
    attributes: { rows },
    read: (given: unknown) => trimmed(given).replace(oddBreaks, '\n'),
  } as const satisfies TextField;
}

/** What word processors and other machines end a line with, in text that is copied from there. */
const oddBreaks = /[\v\f\u0085]|\r(?!\n)/gu;
