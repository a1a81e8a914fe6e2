import type { DatabaseSync } from 'node:sqlite';
import { storedBatches } from '../storedBatches.ts';
import { connectionsTo } from './connections.ts';
import { durability } from './durability.ts';
import { migratePostgres } from './migratePostgres.ts';
import { differencesOf, moveBatch } from './moveBatch.ts';
import { troubleOf } from './troubleOf.ts';

/** What came of a move; ids by what is not as it should be. */
export type Moved = { count: number; added: number; missing: string[]; other: string[] };

/** Submissions that are one transaction. */
const together = 500;

/**
 * Copies all of a SQLite database to PostgreSQL, which may have submissions already, and then compares each
 * with its copy. Broken off and begun again it goes on with what is not there.
 * @throws Error with a sentence if the database cannot be reached or refuses.
 */
export async function moveAll(from: DatabaseSync, url: string): Promise<Moved> {
  const connections = connectionsTo(url, { isPatient: true });
  const moved: Moved = { count: 0, added: 0, missing: [], other: [] };
  try {
    await migratePostgres(connections);
    for (const batch of storedBatches(from, together)) {
      moved.added += await connections.transaction(
        (ask) => moveBatch(ask, batch),
        durability.synced,
      );
    }
    for (const batch of storedBatches(from, together)) {
      const { missing, other } = await differencesOf(connections.ask, batch);
      moved.count += batch.submissions.length;
      moved.missing.push(...missing);
      moved.other.push(...other);
    }
    return moved;
  } catch (cause) {
    throw new Error(
      `Expected the database of DATABASE_URL to take all submissions, but ${troubleOf(cause).reason}; what was moved before stays there, and nothing was deleted here: see that it runs, and give the command again.`,
      { cause },
    );
  } finally {
    await connections.end();
  }
}
