import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** What visitors of pages noticed. */
export type Visits = {
  count: number;
  /** Milliseconds that 99 of 100 pages took at most, and the slowest. */
  p99: number;
  slowest: number;
  /** Every answer that was not a page. */
  faults: string[];
};

/**
 * Asks for a page again and again, with connections that are kept, in a thread of its own.
 * @param least milliseconds before which the visits do not end.
 * @returns what ends the visits and tells of them.
 */
export function visitPages(address: string, least = 0): () => Promise<Visits> {
  const worker = new Worker(new URL('./askingThread.ts', import.meta.url), {
    workerData: { address, together: 4, pause: 5 },
  });
  const over = wait(least);
  return async () => {
    await over;
    worker.postMessage('end');
    const [told] = (await once(worker, 'message')) as [{ times: number[]; faults: string[] }];
    const times = told.times.sort((one, other) => one - other);
    return {
      count: times.length,
      p99: times[Math.floor(times.length * 0.99)] ?? Infinity,
      slowest: times.at(-1) ?? Infinity,
      faults: told.faults,
    };
  };
}
