import type { DatabaseSync } from 'node:sqlite';
import { submissionKinds, type SubmissionKind } from '../../contract/intake.ts';
import { holdsAddress } from '../store/holdsAddress.ts';
import { referenceOf } from '../store/reference.ts';
import type { Given } from './command.ts';
import { momentOf } from './moment.ts';

/** A submission as its owner sees it. What a program of another version has not stored is null. */
export type OwnersRow = {
  id: string;
  /** The number that the visitor was given. */
  reference: string;
  kind: SubmissionKind;
  receivedAt: string;
  page: string | null;
  locale: string | null;
  /** Day of the privacy policy that was published then. */
  policy: string | null;
  /** When a sign-up was confirmed by its mailed link. */
  confirmedAt: string | null;
  body: Readonly<Record<string, string>>;
};

/** The options of every command that reads rows. */
export const filterOptions = ['kind', 'since', 'until', 'email'];

/** How the usage shows them. */
export const filterUsage = '[--kind KIND] [--since DATE] [--until DATE] [--email ADDRESS]';

/** Which rows somebody asks for. */
type RowFilter = { since: string; until: string; kind: string | null; address: string | undefined };

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

/** Reads the rows that somebody asks for, all as they were at one moment, one at a time. */
export function* readRows(
  database: DatabaseSync,
  { since, until, kind, address }: RowFilter,
  order: 'oldest first' | 'newest first',
): Generator<OwnersRow> {
  const statement = database.prepare(
    `SELECT * FROM submissions WHERE received_at >= ? AND received_at < ? AND kind = coalesce(?, kind)
     ORDER BY rowid ${order === 'newest first' ? 'DESC' : 'ASC'}`,
  );
  const holding = address === undefined ? undefined : holdsAddress(address);
  for (const row of statement.iterate(since, until, kind)) {
    if (holding && holding(row['body']) !== 'whole') continue;
    const { id, kind: own, received_at: receivedAt, page, locale, body } = row;
    const { policy = null, confirmed_at: confirmedAt = null } = row;
    yield {
      ...{ id, reference: referenceOf(String(id)), kind: own, receivedAt, page, locale, policy },
      confirmedAt,
      body: JSON.parse(String(body)),
    } as OwnersRow;
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
