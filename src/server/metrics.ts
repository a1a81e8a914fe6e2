import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Answered } from './http/answered.ts';
import { requestTarget } from './http/requestTarget.ts';
import { noticeMetrics } from './notices/noticeMetrics.ts';
import type { Attempt } from './notices/tellChannel.ts';
import type { Notices } from './notices/tellOwner.ts';

/** What a server counts of its work; nothing of a visitor is in it, neither address nor words. */
export type Metrics = {
  /** Counts an answer: by route, method and status; a page that was sent, or is known, by its path too. */
  countAnswer: (answer: Answered) => void;
  /** Counts what the parser gave up on, by the code of the reason. */
  countRefusal: (code: string) => void;
  /** Counts an attempt to tell the owner of a submission. */
  countAttempt: (attempt: Attempt) => void;
  /** Has what the owner has still to be told of counted whenever somebody reads. */
  watchNotices: (notices: Pick<Notices, 'waiting'>) => void;
  /** All counts since the start, in the text format of Prometheus, and the type of that. */
  read: () => Promise<string>;
  readonly contentType: string;
};

/** Starts to count, in names and units as Prometheus has them: seconds, bytes, totals. */
export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['route'],
    // A page comes from memory, a submission waits for the disk.
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const views = new Counter({
    name: 'page_views_total',
    help: 'Times that a page was sent, or that the browser was told it has it',
    labelNames: ['path'],
    registers,
  });
  const refusals = new Counter({
    name: 'http_parser_refusals_total',
    help: 'Requests that could not be read, by the code of the reason',
    labelNames: ['code'],
    registers,
  });
  const { countAttempt, setWaiting } = noticeMetrics(registers);
  let waiting: Notices['waiting'] = async () => [];
  return {
    countAnswer({ route, method, status, milliseconds, path }) {
      answers.inc({ route, method, status });
      durations.observe({ route }, milliseconds / 1000);
      const isPage = route.startsWith('page ') && method === 'GET';
      if (isPage && [200, 304].includes(status)) views.inc({ path: requestTarget(path).pathname });
    },
    countRefusal: (code) => refusals.inc({ code }),
    countAttempt,
    watchNotices(notices) {
      waiting = notices.waiting;
    },
    async read() {
      // A store that refuses is what health tells of; the other counts are worth as much.
      setWaiting(await waiting().catch(() => []));
      return register.metrics();
    },
    contentType: register.contentType,
  };
}
