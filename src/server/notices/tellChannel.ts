import type { SubmissionKind } from '../../contract/intake.ts';
import type { Channel, Mark, Notice } from '../store/notice.ts';
import type { OutboxStore } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { failureReason } from './failureReason.ts';
import { oneAtATime } from '../turns/oneAtATime.ts';
import { waitAfter } from './waitAfter.ts';

/**
 * Tells somebody of a submission; rejects if that failed, or the signal ended it. Resolves with the reason
 * if nobody is to be told of it.
 */
export type Tell = (notice: Notice, signal: AbortSignal) => Promise<string | void>;

/** An attempt, without anything of the visitor: the id of a sign-up is made from an address. */
export type Attempt = {
  channel: Channel;
  /** Which attempt at this notice it was, from 1. */
  attempt: number;
  kind: SubmissionKind;
  outcome: 'sent' | 'failed' | 'left out';
  /** Why it failed or was left out; undefined if it was sent. */
  reason: string | undefined;
};

/** @property attempted is told of each attempt that has ended by itself. */
type Options = {
  channel: Channel;
  tell: Tell;
  store: Pick<OutboxStore, 'due' | 'mark'>;
  clock: Clock;
  attempted: (attempt: Attempt) => void;
};

/** Who sends what waits on a channel. */
type Teller = {
  /** Looks for what is due, now and from then on by itself. */
  look: () => void;
  /** Begins nothing new, and resolves once what is under way has ended, or was ended after a second. */
  close: () => Promise<void>;
};

/** Notices that are sent at the same time. */
const together = 4;

/** Milliseconds that what is under way has when the server stops. */
const grace = 1_000;

/** Milliseconds after which a store that refused is asked again, and the longest without a look. */
const pause = { refused: 60_000, longest: 3_600_000 } as const;

/**
 * Sends the notices of a channel until each has been taken: at least once, since one that was sent just
 * before the process ended is sent again.
 */
export function tellChannel({ channel, tell, store, clock, attempted }: Options): Teller {
  // From the look that finds it to the mark that it gets: the store finds it due for as long.
  const taken = new Set<string>();
  const sending = new Set<Promise<void>>();
  const unmarked: Mark[] = [];
  const end = new AbortController();
  let isClosed = false;
  let stopWaiting = (): void => undefined;

  const wakeIn = (milliseconds: number): void => {
    stopWaiting();
    if (!isClosed) stopWaiting = clock.after(milliseconds, wake);
  };

  const send = async (notice: Notice): Promise<void> => {
    const { id, kind } = notice;
    const attempt = notice.attempts + 1;
    try {
      const reason = (await tell(notice, end.signal)) ?? undefined;
      const outcome = reason === undefined ? 'sent' : 'left out';
      attempted({ channel, attempt, kind, outcome, reason });
      unmarked.push({ id, next: 'told' });
    } catch (error) {
      // A notice that we have ended ourselves is due as before.
      if (end.signal.aborted) return;
      attempted({ channel, attempt, kind, outcome: 'failed', reason: failureReason(error) });
      unmarked.push({ id, next: Math.round(clock.now() + waitAfter(attempt)) });
    }
  };

  /** Writes down what has ended since; if the store refuses, it is kept, and not sent again. */
  const mark = oneAtATime(async () => {
    const marks = unmarked.slice();
    if (marks.length === 0) return;
    await store.mark(channel, marks);
    unmarked.splice(0, marks.length);
    for (const { id } of marks) taken.delete(id);
  });

  const find = oneAtATime(async () => {
    const free = together - sending.size;
    if (isClosed || free <= 0) return;
    const { notices, next } = await store.due(channel, clock.now(), free + taken.size);
    if (isClosed) return;
    for (const notice of notices.filter(({ id }) => !taken.has(id)).slice(0, free)) {
      taken.add(notice.id);
      const sent = send(notice).finally(() => {
        sending.delete(sent);
        wake();
      });
      sending.add(sent);
    }
    wakeIn(Math.min(pause.longest, next === undefined ? Infinity : next - clock.now()));
  });

  const wake = (): void => {
    if (isClosed) return;
    // A store that refuses is what health tells of.
    mark()
      .then(find)
      .catch(() => wakeIn(pause.refused));
  };

  return {
    look: wake,
    async close() {
      isClosed = true;
      stopWaiting();
      const timer = setTimeout(() => end.abort(), grace);
      await Promise.all(sending);
      clearTimeout(timer);
      // What cannot be marked is sent again.
      await mark().catch(() => undefined);
    },
  };
}
