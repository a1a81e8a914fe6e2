import type { FastifyPluginAsync } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { Problem, sendProblem } from './http/problem.ts';
import type { SiteWithStore } from './intake/siteWithStore.ts';
import type { Notices } from './notices/tellOwner.ts';

/** Where an operator asks whether the process is alive, and whether it can take submissions. */
export const healthPaths = { alive: '/healthz', ready: '/readyz' } as const;

/** Milliseconds in which a store that is well has answered. */
const patience = 3_000;

/**
 * @property warnings what keeps nobody from posting, but the operator should know.
 * @property notices what the owner has still to be told of; left out if nobody looks after that.
 * @property leaving whether the process has been told to stop; left out if nobody tells it.
 */
type Options = SiteWithStore & {
  warnings: () => string[];
  notices: Notices | undefined;
  leaving: AbortSignal | undefined;
};

/**
 * Fastify plugin: 200 while the process lives; and 200 if a submission could be stored, the build is there
 * and the process stays, else 503 with the reason.
 */
export const reportHealth: FastifyPluginAsync<Options> = async (
  app,
  { site, store, warnings, notices, leaving },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get(healthPaths.alive, async () => ({ status: 'ok' }));
  app.get(healthPaths.ready, async (_request, reply) => {
    // Nothing broke, so it is no failure in the log.
    if (leaving?.aborted) return sendProblem(reply, 503, leavingSoon);
    await site.check?.().catch((error: Error) => {
      throw new Problem(503, error.message, error);
    });
    const look = store.check().then(() => notices?.waiting() ?? []);
    const waiting = await Promise.race([look, tooLate()]);
    const all = [...warnings(), ...(notices?.warnings(waiting) ?? [])];
    return {
      status: 'ok',
      ...(all.length > 0 && { warnings: all }),
      ...(waiting.length > 0 && { waiting }),
    };
  });
};

const leavingSoon =
  'Expected to stay, but this process has been told to stop: send what is new to another.';

async function tooLate(): Promise<never> {
  await setTimeout(patience, undefined, { ref: false });
  throw new Problem(
    503,
    `Expected the store to answer within ${patience} ms, but it is still busy: look for what has the database locked, and check the disk.`,
  );
}
