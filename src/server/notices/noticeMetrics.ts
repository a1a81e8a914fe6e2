import { Counter, Gauge, type Registry } from 'prom-client';
import type { WaitingNotices } from '../store/notice.ts';
import type { Attempt } from './tellChannel.ts';

/** What is counted of telling the owner. */
type NoticeMetrics = {
  /** Counts an attempt to tell the owner of a submission. */
  countAttempt: (attempt: Attempt) => void;
  /** Says what waits now. */
  setWaiting: (waiting: readonly WaitingNotices[]) => void;
};

/** Counts attempts by channel and outcome, and shows what waits and since when. */
export function noticeMetrics(registers: Registry[]): NoticeMetrics {
  const attempts = new Counter({
    name: 'notice_attempts_total',
    help: 'Attempts to tell the owner of a submission, by channel and outcome',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const count = new Gauge({
    name: 'notices_waiting',
    help: 'Submissions that the owner has still to be told of, by channel',
    labelNames: ['channel'],
    registers,
  });
  const oldest = new Gauge({
    name: 'notices_waiting_since_seconds',
    help: 'When the oldest of them came, in seconds since 1970',
    labelNames: ['channel'],
    registers,
  });
  return {
    countAttempt({ channel, outcome }) {
      attempts.inc({ channel, outcome });
    },
    setWaiting(waiting) {
      count.reset();
      oldest.reset();
      for (const { channel, count: many, since } of waiting) {
        count.set({ channel }, many);
        oldest.set({ channel }, Date.parse(since) / 1000);
      }
    },
  };
}
