import type { Channel, Mark, WaitingNotices } from './notice.ts';
import type { Mail } from './mailShare.ts';
import type { Due } from './outbox.ts';
import type { Submission } from './submission.ts';

/** What became of a row: stored now, there already, or refused because its id stands for another content. */
export type Outcome = 'new' | 'same' | 'conflict';

/**
 * Where submissions are kept. Every method rejects with a `StoreError` if the disk, or the way to it, lets it
 * down; then nothing has been changed, or, where the way to a database broke before its answer came, all of
 * it: who asks again, with the same id, changes nothing more. `testing/storeSuite.ts` is what every store has
 * to pass.
 */
export type Store = {
  /** Resolves when the row is on disk. */
  insert: (submission: Submission) => Promise<Outcome>;
  /** What `insert` would say of a row whose id is on disk already; undefined if it is not. */
  find: (submission: Submission) => Promise<Outcome | undefined>;
  /** The row of an id; undefined if there is none. */
  get: (id: string) => Promise<Submission | undefined>;
  /** Writes down when a row was confirmed (UTC, ISO 8601), unless it was before or is gone. */
  confirm: (id: string, at: string) => Promise<void>;
  /** Deletes the row of an id, and everything that belongs to it. */
  remove: (id: string) => Promise<void>;
  /** Every row in the order of arrival, also such as come while it is being read. */
  each: () => AsyncIterable<Submission>;
  /**
   * Resolves if a row could be stored now; not while the last one that failed is fresh, since a small
   * write may fit where a submission does not.
   */
  check: () => Promise<void>;
  /**
   * Deletes what came before a moment (UTC, ISO 8601), a little at a time, so that whoever stores waits
   * little. Resolves with whether nothing of it is left that the store can clear away; else ask again later.
   * SQLite leaves no byte in any file. PostgreSQL leaves no row: bytes stay in free space of its files and in
   * its log until these are used again, and rows while an older transaction may look at them.
   */
  purge: (before: string) => Promise<{ isTraceless: boolean }>;
  /** Stores what was given to it before, and lets go of the disk. */
  close: () => Promise<void>;
};

/** A store that knows who has still to be told of what (`outbox.ts`), and how many mails went out. */
export type OutboxStore = Store & {
  /** As {@link mark}, answered in the order in which a channel is asked, so that nothing marked is due. */
  due: (channel: Channel, now: number, count: number) => Promise<Due>;
  mark: (channel: Channel, marks: readonly Mark[]) => Promise<void>;
  waiting: () => Promise<WaitingNotices[]>;
  /** The place of a mail to an address; undefined if it has had its share of the day (`mailShare.ts`). */
  takeMail: (mail: Mail) => Promise<number | undefined>;
  /** Gives back the place of a mail that was not sent. */
  dropMail: (place: number) => Promise<void>;
};
