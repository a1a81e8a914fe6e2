import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** What a thread asks for. */
export type Asking = {
  /** Addresses that are asked, each by its share of those who ask. */
  addresses: readonly string[];
  /** How many ask at the same time, each over a connection that is kept. */
  together: number;
  /** Milliseconds between an answer and the next request. */
  pause: number;
  /** The fields of what is posted, each time with another message and key; pages are asked for without it. */
  posted?: Readonly<Record<string, string>>;
};

/** What those who asked noticed. */
export type Asked = {
  /** Answers as expected. */
  count: number;
  /** Milliseconds that half of these took at most, and 99 of 100, and the slowest. */
  p50: number;
  p99: number;
  slowest: number;
  /** Every other answer. */
  faults: string[];
};

/**
 * Asks again and again, in a thread of its own.
 * @param least milliseconds before which it does not end.
 * @returns what ends it and tells of it.
 */
export function askInThread(asking: Asking, least = 0): () => Promise<Asked> {
  const worker = new Worker(new URL('./askingThread.ts', import.meta.url), { workerData: asking });
  const over = wait(least);
  return async () => {
    await over;
    worker.postMessage('end');
    const [told] = (await once(worker, 'message')) as [{ times: number[]; faults: string[] }];
    const times = told.times.sort((one, other) => one - other);
    const share = (part: number): number => times[Math.floor(times.length * part)] ?? Infinity;
    return {
      ...{ count: times.length, p50: share(0.5), p99: share(0.99) },
      ...{ slowest: times.at(-1) ?? Infinity, faults: told.faults },
    };
  };
}
