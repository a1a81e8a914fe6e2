import type { Channel } from '../notice.ts';
import type { Outcome } from '../store.ts';
import type { Submission } from '../submission.ts';
import { arraysOf, unnested, type TableRow } from './arraysOf.ts';
import type { Ask } from './connections.ts';

/**
 * Stores what is new of some rows, with its lines of the outbox; they arrive in the order in which they are
 * given. To be called in a transaction.
 * @param channels on which somebody is told.
 * @returns the outcome of each, in their order.
 */
export async function insertRows(
  ask: Ask,
  rows: readonly Submission[],
  channels: readonly Channel[],
): Promise<Outcome[]> {
  const outcomes = rows.map((): Outcome | undefined => undefined);
  const open = () => [...rows.keys()].filter((at) => outcomes[at] === undefined);
  // More than once for what is deleted between the two statements: it is new.
  for (let left = open(); left.length > 0; left = open()) {
    const given = left.flatMap((at) => rows[at] ?? []);
    const added = await ask<{ id: string }>(insert, [
      ...arraysOf(given.map(tableRow), columns),
      channels,
    ]);
    const isAdded = new Set(added.map(({ id }) => id));
    // Of those with the same id the first was added.
    for (const at of left) if (isAdded.delete(rows[at]?.id ?? '')) outcomes[at] = 'new';
    const ids = open().map((at) => rows[at]?.id);
    if (ids.length === 0) break;
    const known = await ask<{ id: string; digest: string }>(find, [ids]);
    const digests = new Map(known.map(({ id, digest }) => [id, digest]));
    for (const at of open()) {
      const digest = digests.get(rows[at]?.id ?? '');
      if (digest !== undefined) outcomes[at] = digest === rows[at]?.digest ? 'same' : 'conflict';
    }
  }
  if (channels.includes('visitor')) {
    await addAgain(
      ask,
      rows.filter((_row, at) => outcomes[at] === 'same'),
    );
  }
  return outcomes.map((outcome) => outcome ?? 'conflict');
}

/** Adds the line of a sign-up that came again before it was confirmed: its mail may have been lost. */
async function addAgain(ask: Ask, same: readonly Submission[]): Promise<void> {
  const signUps = same.filter(({ kind }) => kind === 'newsletter');
  if (signUps.length === 0) return;
  const since = signUps.map(({ receivedAt }) => Date.parse(receivedAt));
  await ask(again, [signUps.map(({ id }) => id), since]);
}

/** A submission as its table has it, without what comes later. */
function tableRow({ receivedAt, body, ...row }: Submission): TableRow {
  return { ...row, body: JSON.stringify(body), received_at: receivedAt };
}

/** What comes with a submission. */
export const columns = ['id', 'kind', 'body', 'digest', 'received_at', 'page', 'locale', 'policy'];

// A place is given to each row as it is added, so the order here is that of arrival.
const insert = {
  name: 'insert',
  text: `WITH added AS (
      INSERT INTO submissions (${columns.join(', ')})
      SELECT ${columns.join(', ')}
      FROM ${unnested(columns)}
      ORDER BY arrival
      ON CONFLICT (id) DO NOTHING
      RETURNING id, (extract(epoch FROM received_at::timestamptz) * 1000)::bigint AS since
    ), told AS (
      INSERT INTO outbox (submission, channel, attempts, since, next_at)
      SELECT id, channel, 0, since, since FROM added, unnest($9::text[]) AS channel
    )
    SELECT id FROM added`,
};

const find = {
  name: 'find digests',
  text: 'SELECT id, digest FROM submissions WHERE id = ANY ($1)',
};

const again = {
  name: 'tell again',
  text: `INSERT INTO outbox (submission, channel, attempts, since, next_at)
    SELECT id, 'visitor', 0, came, came
    FROM submissions JOIN unnest($1::text[], $2::bigint[]) AS given (again, came) ON id = again
    WHERE kind = 'newsletter' AND confirmed_at IS NULL ON CONFLICT DO NOTHING`,
};
