import type { DatabaseSync } from 'node:sqlite';
import { submissionKinds } from '../../contract/intake.ts';
import { hasAddress, ownersRow } from '../store/ownersRow.ts';
import type { OwnersRow, RowFilter, RowOrder } from '../store/ownersStore.ts';
import type { Given } from './command.ts';
import { momentOf } from './moment.ts';

/** The options of every command that reads rows. */
export const filterOptions = ['kind', 'since', 'until', 'email'];

/** How the usage shows them. */
export const filterUsage = '[--kind KIND] [--since DATE] [--until DATE] [--email ADDRESS]';

/**
 * Reads the options by which rows are chosen.
 * @throws Error if one is not what it should be.
 */
export function readFilter({ kind, since, until, email }: Given['options']): RowFilter {
  return {
    since: since === undefined ? '' : momentOf('since', since),
    until: until === undefined ? afterAll : momentOf('until', until, 'end'),
    kind: kind === undefined ? null : kindOf(kind),
    address: email === undefined ? undefined : addressOf(email),
  };
}

/** Comes after every moment in the order of texts. */
const afterAll = '~';

/** Reads the rows of SQLite that somebody asks for, all as they were at one moment, one at a time. */
export function* readRows(
  database: DatabaseSync,
  filter: RowFilter,
  order: RowOrder,
): Generator<OwnersRow> {
  const statement = database.prepare(
    `SELECT * FROM submissions WHERE received_at >= ? AND received_at < ? AND kind = coalesce(?, kind)
     ORDER BY rowid ${order === 'newest first' ? 'DESC' : 'ASC'}`,
  );
  const isMeant = hasAddress(filter);
  for (const row of statement.iterate(filter.since, filter.until, filter.kind)) {
    if (isMeant(row)) yield ownersRow(row);
  }
}

/**
 * The address that `--email` names.
 * @throws Error if it can be none; it is not repeated.
 */
export function addressOf(email: string): string {
  if (/^\S+@\S+$/u.test(email.trim())) return email.trim();
  throw new Error(
    'Expected --email to be an address such as name@example.org, got something else: give another.',
  );
}

function kindOf(kind: string): string {
  if (submissionKinds.some((one) => one === kind)) return kind;
  throw new Error(
    `Expected --kind to be one of ${submissionKinds.join(', ')}, got something else: give another.`,
  );
}
