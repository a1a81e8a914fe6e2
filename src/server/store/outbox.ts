import type { DatabaseSync } from 'node:sqlite';
import { allOrNothing } from './allOrNothing.ts';
import type { Channel, Mark, Notice, WaitingNotices } from './notice.ts';
import type { Submission } from './submission.ts';

/**
 * Who has still to be told of what, in SQLite: a line for a row and a channel, gone once that is done. What
 * was typed is in the row alone, so a row that is erased takes its lines along and leaves nothing.
 */
export type Outbox = {
  /** Adds the lines of a row that is new, in the transaction that stores it. */
  add: (row: Submission) => void;
  /** Adds the line of a sign-up that came again before it was confirmed: its mail may have been lost. */
  addAgain: (row: Submission) => void;
  /**
   * At most so many notices of a channel that are due at a time (milliseconds since 1970), the longest
   * due first, and when the next of the others is.
   */
  due: (channel: Channel, now: number, count: number) => Due;
  /** Writes down what became of notices of a channel. */
  mark: (channel: Channel, marks: readonly Mark[]) => void;
  /** What waits on each channel on which something does. */
  waiting: () => WaitingNotices[];
};

/**
 * @property next when to look again: when the next is due that is not yet, or sooner where others may leave
 *   something behind; undefined if nothing can come but by an insert.
 */
export type Due = { notices: Notice[]; next: number | undefined };

/**
 * The outbox of a database, opened as a server starts: all that waits is due then, since who has mended
 * a setting or the receiver starts the server anew.
 * @param channels on which the owner is told.
 */
export function outboxOf(database: DatabaseSync, channels: readonly Channel[]): Outbox {
  try {
    database.exec('UPDATE outbox SET next_at = since WHERE next_at <> since');
  } catch {
    // On a full disk they are due when they would have been; the site is served all the same.
  }
  const add = database.prepare('INSERT INTO outbox VALUES (?, ?, 0, ?, ?)');
  const addAgain = database.prepare(
    `INSERT INTO outbox SELECT id, 'visitor', 0, ?, ? FROM submissions
    WHERE id = ? AND kind = 'newsletter' AND confirmed_at IS NULL ON CONFLICT DO NOTHING`,
  );
  const due = database.prepare(
    `SELECT id, kind, body, received_at AS receivedAt, page, locale, attempts
    FROM outbox JOIN submissions ON id = submission
    WHERE channel = ? AND next_at <= ? ORDER BY next_at, since LIMIT ?`,
  );
  const next = database.prepare(
    'SELECT min(next_at) AS next FROM outbox WHERE channel = ? AND next_at > ?',
  );
  const told = database.prepare('DELETE FROM outbox WHERE channel = ? AND submission = ?');
  const later = database.prepare(
    'UPDATE outbox SET attempts = attempts + 1, next_at = ? WHERE channel = ? AND submission = ?',
  );
  const waiting = database.prepare(
    'SELECT channel, count(*) AS count, min(since) AS since FROM outbox GROUP BY channel',
  );
  return {
    add({ id, receivedAt }) {
      const since = Date.parse(receivedAt);
      for (const channel of channels) add.run(id, channel, since, since);
    },
    addAgain({ id, receivedAt }) {
      const since = Date.parse(receivedAt);
      if (channels.includes('visitor')) addAgain.run(since, since, id);
    },
    due(channel, now, count) {
      const notices = due.all(channel, now, count).map((row) => {
        return { ...row, body: JSON.parse(String(row['body'])) } as Notice;
      });
      return { notices, next: (next.get(channel, now)?.['next'] ?? undefined) as number };
    },
    mark(channel, marks) {
      // Without a sync of its own: a mark that a power cut takes away is a notice sent twice.
      database.exec('PRAGMA synchronous=NORMAL');
      try {
        allOrNothing(database, () => {
          for (const { id, next: at } of marks) {
            if (at === 'told') told.run(channel, id);
            else later.run(at, channel, id);
          }
        });
      } finally {
        database.exec('PRAGMA synchronous=FULL');
      }
    },
    waiting: () =>
      waiting.all().map(({ channel, count, since }) => ({
        channel: channel as Channel,
        count: Number(count),
        since: new Date(Number(since)).toISOString(),
      })),
  };
}
