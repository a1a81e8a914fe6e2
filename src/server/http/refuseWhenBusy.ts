import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem.ts';
import { logged } from './serverLog.ts';

/**
 * Milliseconds that a turn of the event loop may take in the mean of a second. Later than that also
 * pages come late, and they come first.
 */
const mostDelay = 500;

/** Milliseconds from one look at the delay to the next. */
const lookEvery = 1_000;

/** Seconds after which a sender may try again. */
const retryAfter = 10;

/**
 * Answers posts to the routes of a plugin with 503 while the process is too busy for them. Not by
 * `@fastify/under-pressure`: it also asks for the memory in use, which throws in its timer, and so ends
 * the process, where there is no descriptor left to read that with.
 */
export function refuseWhenBusy(app: FastifyInstance): void {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  let isBusy = false;
  const look = setInterval(() => {
    // Without a turn in all that time there is no mean.
    isBusy = !(delays.mean / 1e6 <= mostDelay);
    delays.reset();
  }, lookEvery).unref();
  app.addHook('onClose', async () => {
    clearInterval(look);
    delays.disable();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isBusy || request.method !== 'POST') return undefined;
    request.log.warn({}, logged.busy);
    return sendProblem(
      reply.header('retry-after', retryAfter),
      503,
      'Expected to take the submission, but the server is too busy; nothing was kept: send it again in a minute.',
    );
  });
}
