import { mailLimit, mailName } from '../mailShare.ts';
import type { OutboxStore } from '../store.ts';
import type { Connections } from './connections.ts';

/**
 * Counts mails to an address, exactly however many instances write to it: who counts has the address for
 * itself until its place is taken.
 */
export function postgresMailShare({
  ask,
  transaction,
}: Connections): Pick<OutboxStore, 'takeMail' | 'dropMail'> {
  return {
    takeMail: ({ submission, address, now }) =>
      transaction(async (askHere) => {
        const name = mailName(address);
        await askHere(forget, [now - mailLimit.within]);
        await askHere(lock, [name]);
        // A statement of its own, so that it sees what was taken while it waited.
        const [taken] = await askHere<{ place: string }>(take, [
          ...[submission, name, now, mailLimit.count, now - mailLimit.within],
        ]);
        return taken && Number(taken.place);
      }),
    dropMail: async (place) => void (await ask(drop, [place])),
  };
}

const forget = {
  name: 'forget mails',
  text: `DELETE FROM mails WHERE place IN (
    SELECT place FROM mails WHERE sent_at <= $1 FOR UPDATE SKIP LOCKED)`,
};

const lock = {
  name: 'lock address',
  text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
};

const take = {
  name: 'take mail',
  text: `INSERT INTO mails (submission, address, sent_at) SELECT $1::text, $2::text, $3::bigint
    WHERE (SELECT count(*) FROM mails WHERE address = $2 AND sent_at > $5) < $4::bigint RETURNING place`,
};

const drop = { name: 'drop mail', text: 'DELETE FROM mails WHERE place = $1' };
