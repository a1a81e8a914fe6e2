import { askThread, type AskedThread } from '../threads/askThread.ts';
import type { Database } from './database.ts';
import type { OldRows } from './forget.ts';
import type { Outcome, Store } from './store.ts';
import { StoreError } from './storeError.ts';
import type { Submission } from './submission.ts';

/** What the thread of a store is started with. */
export type StoreThreadData = { dataFolder: string; isReadOnly: boolean };

export type StoreQuestion =
  | { kind: 'insert'; rows: readonly Submission[] }
  | { kind: 'find'; row: Submission }
  | { kind: 'read'; after: number; count: number }
  | { kind: 'check' }
  | { kind: 'forgetOld'; bite: OldRows }
  | { kind: 'emptyLog' }
  | { kind: 'close' };

export type StoreAnswer =
  | Outcome[]
  | Outcome
  | ReturnType<Database['read' | 'forgetOld']>
  | boolean
  | void;

/** Rows that one sync of the disk takes at most, and rows that may wait for theirs. */
const most = { together: 256, waiting: 2_000 } as const;

/** Milliseconds for which a failure to store is not forgotten. */
const distrust = 30_000;

/** Rows that are read at a time, so that who stores waits little for who reads. */
const readTogether = 500;

/**
 * Opens the store in a folder, which it creates for its owner alone if it is missing.
 * @throws StoreError that says why, if it cannot be used.
 */
export async function openStore(dataFolder: string): Promise<Store> {
  const thread = await startThread(
    { dataFolder, isReadOnly: false },
    (reason) =>
      `Expected a data folder that can be used, got "${dataFolder}" that cannot: ${reason}. Check its path and permissions, or set DATA_DIR.`,
  );
  let failedAt = -Infinity;
  const { insert, end } = groupCommit(async (rows) => {
    try {
      return (await thread.ask({ kind: 'insert', rows })) as Outcome[];
    } catch (error) {
      failedAt = performance.now();
      throw error;
    }
  });
  const reader = readerOf(thread);
  return {
    ...reader,
    insert,
    async find(row) {
      try {
        return (await thread.ask({ kind: 'find', row })) as Outcome | undefined;
      } catch (error) {
        throw new StoreError('Expected to read the store, but it refused: check the disk.', error);
      }
    },
    async check() {
      if (performance.now() - failedAt < distrust) {
        throw new StoreError(
          'Expected to be able to store a submission, but the last one could not be stored: check the disk.',
        );
      }
      try {
        await thread.ask({ kind: 'check' });
      } catch (error) {
        throw new StoreError(
          `Expected to be able to store a submission, but ${reasonOf(error)}: check the disk and the data folder.`,
          error,
        );
      }
    },
    async purge(before) {
      try {
        for (let after: number | undefined = 0; after !== undefined;) {
          const bite = { before, after, count: readTogether };
          const answer: StoreAnswer = await thread.ask({ kind: 'forgetOld', bite });
          after = (answer as ReturnType<Database['forgetOld']>).last;
        }
        return { isTraceless: (await thread.ask({ kind: 'emptyLog' })) === true };
      } catch (error) {
        throw new StoreError(
          'Expected to delete what is too old, but the store refused: check the disk.',
          error,
        );
      }
    },
    async close() {
      await end();
      await reader.close();
    },
  };
}

/**
 * Opens the store of a folder for reading, beside a running server if need be.
 * @throws StoreError if there is none, or if it cannot be read.
 */
export async function openStoreToRead(dataFolder: string): Promise<Pick<Store, 'each' | 'close'>> {
  const thread = await startThread(
    { dataFolder, isReadOnly: true },
    (reason) =>
      `Expected the database of the submissions in "${dataFolder}", could not read it: ${reason}. Set DATA_DIR to the folder of the server.`,
  );
  return readerOf(thread);
}

type StoreThread = AskedThread<StoreQuestion, StoreAnswer>;

async function startThread(
  data: StoreThreadData,
  sentenceOf: (reason: string) => string,
): Promise<StoreThread> {
  try {
    return await askThread(new URL('./storeThread.ts', import.meta.url), data);
  } catch (error) {
    throw new StoreError(sentenceOf(reasonOf(error)), error);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function readerOf(thread: StoreThread): Pick<Store, 'each' | 'close'> {
  const read = async (after: number, count: number): Promise<ReturnType<Database['read']>> => {
    try {
      return (await thread.ask({ kind: 'read', after, count })) as ReturnType<Database['read']>;
    } catch (error) {
      throw new StoreError('Expected to read the store, but it refused: check the disk.', error);
    }
  };
  return {
    async *each() {
      for (let place = 0; ;) {
        const { rows, last } = await read(place, readTogether);
        if (rows.length === 0) return;
        yield* rows;
        place = last;
      }
    },
    async close() {
      await thread.ask({ kind: 'close' }).catch(() => undefined);
      await thread.close();
    },
  };
}

/**
 * Stores rows together that come while others are being stored, with one sync of the disk for all of
 * them. None waits for company: the first goes alone.
 */
function groupCommit(
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
