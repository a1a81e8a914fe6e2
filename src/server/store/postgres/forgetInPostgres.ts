import { personalTables } from '../personalTables.ts';
import type { Ask, Connections } from './connections.ts';
import { isLocked } from './troubleOf.ts';

/** Rows that are deleted at a time, so that who stores waits little. */
const together = 500;

/**
 * Deletes what came before a moment (UTC, ISO 8601), a bite at a time, each a transaction of its own. What
 * another instance is deleting just now is left to that.
 * @returns how many were deleted.
 */
export async function forgetOldRows({ ask }: Connections, before: string): Promise<number> {
  let sum = 0;
  for (let isDone = false; !isDone;) {
    const gone = await ask<{ id: string }>(forgetSome, [before, together]);
    sum += gone.length;
    isDone = gone.length === 0;
  }
  return sum;
}

/** Deletes submissions by their ids, and whatever belongs to them; to be called in a transaction. */
export async function forgetIds(ask: Ask, ids: readonly string[]): Promise<void> {
  for (const { table, submission } of personalTables) {
    if (submission !== undefined)
      await ask(`DELETE FROM ${table} WHERE ${submission} = ANY ($1)`, [ids]);
  }
}

/**
 * Takes what was deleted out of tables and indexes, unless an older transaction may still look at it. Its
 * bytes are in free space of the files then, and in the log, until either is used again.
 * @param connections patient ones: a table may take long.
 * @returns whether it was done; not while somebody has a table locked, such as another that does the same.
 */
export async function vacuum({ ask }: Connections): Promise<boolean> {
  try {
    for (const { table } of personalTables) await ask(`VACUUM ${table}`);
    return true;
  } catch (error) {
    if (isLocked(error)) return false;
    throw error;
  }
}

// What belongs to a submission goes with it, by its key.
const forgetSome = {
  name: 'forget some',
  text: `DELETE FROM submissions WHERE id IN (
      SELECT id FROM submissions WHERE received_at < $1
      ORDER BY received_at LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
};
