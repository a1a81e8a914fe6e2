import { randomUUID } from 'node:crypto';
import { takeInTurn } from '../../turns/takeInTurn.ts';
import type { Channel, Mark, Notice, WaitingNotices } from '../notice.ts';
import type { Due } from '../outbox.ts';
import type { OutboxStore } from '../store.ts';
import type { Connections } from './connections.ts';
import { durability } from './durability.ts';
import { statements } from './outboxStatements.ts';

/** The half of a store that looks after notices. */
export type SharedOutbox = Pick<OutboxStore, 'due' | 'mark' | 'waiting'> & {
  /** Lets others have at once what is held here. */
  letGo: () => Promise<void>;
};

/**
 * Milliseconds after which others may tell what an instance has taken and said nothing more of, by the clock
 * of the database; the longest without a look for what an instance has left behind that died; and the
 * shortest between two looks, since a moment that comes sooner is past when the answer arrives.
 */
export const lease = { lasts: 120_000, looks: 30_000, rests: 1_000 } as const;

/**
 * The outbox of a database that several instances share. A line is told by the one that holds it: `due`
 * takes lines, and takes those anew that are held here already; `mark` lets go of them. So nothing is told
 * twice unless an instance dies, or is silent for as long as a lease lasts.
 */
export function postgresOutbox({ ask, transaction }: Connections): SharedOutbox {
  const holder = randomUUID();
  const taking = new Set<Promise<unknown>>();
  // Two connections answer in any order: what was marked meanwhile would be told again.
  const inTurn = takeInTurn<unknown>();
  const take = async (channel: Channel, now: number, count: number): Promise<Due> => {
    const { notices, next } = await transaction(async (askHere) => {
      const held = [channel, now, count, holder, lease.lasts];
      return {
        notices: await askHere<Notice & { body: string }>(statements.take, held),
        next: await askHere<{ next: string | null }>(statements.look, [channel, now, holder]),
      };
    }, durability.unsynced);
    const soonest = next[0]?.next ?? undefined;
    return {
      notices: notices.map((notice) => ({ ...notice, body: JSON.parse(notice.body) })),
      next: Math.min(now + lease.looks, Math.max(now + lease.rests, Number(soonest ?? Infinity))),
    };
  };
  // Without a sync, as of what is taken: what a crash of the database forgets is a notice sent twice.
  const mark = async (channel: Channel, marks: readonly Mark[]): Promise<void> => {
    const told = marks.filter(({ next }) => next === 'told').map(({ id }) => id);
    const later = marks.filter(({ next }) => next !== 'told');
    await transaction(async (askHere) => {
      if (told.length > 0) await askHere(statements.end, [channel, told, holder]);
      if (later.length > 0) await askHere(statements.move, [channel, ...moved(later), holder]);
    }, durability.unsynced);
  };
  return {
    async letGo() {
      // What is just being taken would be held by nobody who tells it, until its lease ends.
      await Promise.allSettled(taking);
      await ask(statements.release, [holder]);
    },
    due(channel, now, count) {
      const taken = inTurn(channel, () => take(channel, now, count)) as Promise<Due>;
      const ended = taken.catch(() => undefined).finally(() => taking.delete(ended));
      taking.add(ended);
      return taken;
    },
    mark: async (channel, marks) => void (await inTurn(channel, () => mark(channel, marks))),
    async waiting() {
      const found = await ask<{ channel: Channel; count: string; since: string }>(statements.count);
      return found.map(({ since, ...line }): WaitingNotices => {
        return { ...line, count: Number(line.count), since: new Date(Number(since)).toISOString() };
      });
    },
  };
}

function moved(marks: readonly Mark[]): [ids: string[], times: unknown[]] {
  return [marks.map(({ id }) => id), marks.map(({ next }) => next)];
}
