import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isNativeForm } from './problem.ts';
import { TooBusy } from './tooBusy.ts';

/**
 * Milliseconds that a turn of the event loop may take in the mean of a second. Later than that also
 * pages come late, and they come first.
 */
const mostDelay = 500;

/** Milliseconds from one look at the delay to the next. */
const lookEvery = 1_000;

/**
 * Refuses posts to the routes of a plugin with a {@link TooBusy} while the process is too busy for them. Not by
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
  const refuse = (request: FastifyRequest): void => {
    if (isBusy && request.method === 'POST') throw new TooBusy();
  };
  app.addHook('onRequest', async (request) => {
    if (!isNativeForm(request)) refuse(request);
  });
  // A form is read before, so that its visitor gets back what was typed.
  app.addHook('preHandler', async (request) => {
    if (isNativeForm(request)) refuse(request);
  });
}
