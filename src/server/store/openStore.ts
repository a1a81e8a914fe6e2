import { askThread, type AskedThread } from '../threads/askThread.ts';
import type { Database } from './database.ts';
import { groupCommit } from './groupCommit.ts';
import type { Mail } from './mailShare.ts';
import type { Channel, Mark, WaitingNotices } from './notice.ts';
import type { Due } from './outbox.ts';
import type { OutboxStore, Outcome, Store } from './store.ts';
import type { OldRows } from './forget.ts';
import { StoreError } from './storeError.ts';
import type { Submission } from './submission.ts';

/** What the thread of a store is started with. */
export type StoreThreadData = {
  dataFolder: string;
  isReadOnly: boolean;
  channels?: readonly Channel[];
};

export type StoreQuestion =
  | { kind: 'insert'; rows: readonly Submission[] }
  | { kind: 'find'; row: Submission }
  | { kind: 'get'; id: string }
  | { kind: 'confirm'; id: string; at: string }
  | { kind: 'remove'; id: string }
  | { kind: 'read'; after: number; count: number }
  | { kind: 'check' }
  | { kind: 'due'; channel: Channel; now: number; count: number }
  | { kind: 'mark'; channel: Channel; marks: readonly Mark[] }
  | { kind: 'waiting' }
  | { kind: 'takeMail'; mail: Mail }
  | { kind: 'dropMail'; place: number }
  | { kind: 'forgetOld'; bite: OldRows }
  | { kind: 'emptyLog' }
  | { kind: 'close' };

export type StoreAnswer =
  | Outcome[]
  | Outcome
  | Submission
  | ReturnType<Database['read' | 'forgetOld']>
  | Due
  | WaitingNotices[]
  | number
  | boolean
  | void;

/** Milliseconds for which a failure to store is not forgotten. */
const distrust = 30_000;

/** Rows that are read at a time, so that who stores waits little for who reads. */
const readTogether = 500;

/**
 * Opens the store in a folder, which it creates for its owner alone if it is missing.
 * @param channels on which the owner is told of what it stores; without one nobody is.
 * @throws StoreError that says why, if it cannot be used.
 */
export async function openStore(
  dataFolder: string,
  channels: readonly Channel[] = [],
): Promise<OutboxStore> {
  const thread = await startThread(
    { dataFolder, isReadOnly: false, channels },
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
  const look = asking(thread, unread);
  const change = asking(
    thread,
    'Expected to change a submission, but the store refused; nothing was changed: try it again in a minute.',
  );
  return {
    ...reader,
    ...outboxOf(thread),
    insert,
    find: async (row) => (await look({ kind: 'find', row })) as Outcome | undefined,
    get: async (id) => (await look({ kind: 'get', id })) as Submission | undefined,
    confirm: async (id, at) => void (await change({ kind: 'confirm', id, at })),
    remove: async (id) => void (await change({ kind: 'remove', id })),
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

const unread = 'Expected to read the store, but it refused: check the disk.';

/** Asks the thread, and says with a sentence that it refused. */
function asking(thread: StoreThread, sentence: string) {
  return async (question: StoreQuestion): Promise<StoreAnswer> => {
    try {
      return await thread.ask(question);
    } catch (error) {
      throw new StoreError(sentence, error);
    }
  };
}

function outboxOf(thread: StoreThread): Omit<OutboxStore, keyof Store> {
  const ask = asking(
    thread,
    'Expected to look after the notices, but the store refused: check the disk.',
  );
  return {
    due: async (channel, now, count) => (await ask({ kind: 'due', channel, now, count })) as Due,
    mark: async (channel, marks) => void (await ask({ kind: 'mark', channel, marks })),
    waiting: async () => (await ask({ kind: 'waiting' })) as WaitingNotices[],
    takeMail: async (mail) => (await ask({ kind: 'takeMail', mail })) as number | undefined,
    dropMail: async (place) => void (await ask({ kind: 'dropMail', place })),
  };
}

function readerOf(thread: StoreThread): Pick<Store, 'each' | 'close'> {
  const look = asking(thread, unread);
  const read = async (after: number, count: number) =>
    (await look({ kind: 'read', after, count })) as ReturnType<Database['read']>;
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
