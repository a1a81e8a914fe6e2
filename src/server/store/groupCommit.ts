import type { Outcome, Store } from './store.ts';
import { StoreError } from './storeError.ts';
import type { Submission } from './submission.ts';

/** Rows that one sync of the disk takes at most, and rows that may wait for theirs. */
const most = { together: 256, waiting: 2_000 } as const;

/**
 * Stores rows together that come while others are being stored, with one sync of the disk for all of
 * them. None waits for company: the first goes alone.
 */
export function groupCommit(
  write: (rows: Submission[]) => Promise<Outcome[]>,
): Pick<Store, 'insert'> & { end: () => Promise<void> } {
  type Waiting = PromiseWithResolvers<Outcome> & { row: Submission };
  const waiting: Waiting[] = [];
  let isWriting = false;
  let writing = Promise.resolve();
  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      const together = waiting.splice(0, most.together);
      try {
        const outcomes = await write(together.map(({ row }) => row));
        for (const [at, { resolve }] of together.entries()) resolve(outcomes[at] ?? 'conflict');
      } catch (error) {
        // Whoever came since has waited for the same disk, and would wait as long again.
        for (const { reject } of [...together, ...waiting.splice(0)]) {
          reject(
            new StoreError(
              'Expected to store the submission, but the store refused; nothing was kept: send it again in a minute.',
              error,
            ),
          );
        }
      }
    }
    isWriting = false;
  };
  const insert = async (row: Submission): Promise<Outcome> => {
    if (waiting.length >= most.waiting) {
      throw new StoreError(
        'Expected to store the submission, but too many wait to be stored; nothing was kept: send it again in a minute.',
      );
    }
    const own: Waiting = { row, ...Promise.withResolvers<Outcome>() };
    waiting.push(own);
    if (!isWriting) writing = writeAll();
    return own.promise;
  };
  return { insert, end: () => writing };
}
