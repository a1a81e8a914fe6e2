import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** A mail to whoever sent a submission, at a time (milliseconds since 1970). */
export type Mail = { submission: string; address: string; now: number };

/** How many mails an address has had: anybody can type it into a form. */
export type MailShare = {
  /** The place of a mail among those of its address; undefined if that has had as many as it may. */
  take: (mail: Mail) => number | undefined;
  /** Gives back the place of a mail that was not sent. */
  drop: (place: number) => void;
};

/** Mails that one address gets at most within as many milliseconds. */
export const mailLimit = { count: 3, within: 24 * 3_600_000 } as const;

/**
 * Counts mails by the SHA-256 of their address, whatever its letter case. A place is taken before a mail
 * is sent, so that what a stop cuts off counts.
 */
export function mailShareOf(database: DatabaseSync): MailShare {
  const forget = database.prepare('DELETE FROM mails WHERE sent_at <= ?');
  const count = database.prepare('SELECT count(*) AS count FROM mails WHERE address = ?');
  const add = database.prepare('INSERT INTO mails VALUES (?, ?, ?)');
  const drop = database.prepare('DELETE FROM mails WHERE rowid = ?');
  return {
    take({ submission, address, now }) {
      forget.run(now - mailLimit.within);
      const name = mailName(address);
      if (Number(count.get(name)?.['count']) >= mailLimit.count) return undefined;
      return Number(add.run(submission, name, now).lastInsertRowid);
    },
    drop: (place) => void drop.run(place),
  };
}

/** The name under which mails to an address are counted, in whatever letter case it was typed. */
export function mailName(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex');
}
