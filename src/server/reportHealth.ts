import type { FastifyPluginAsync } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { Problem } from './http/problem.ts';
import type { SiteWithStore } from './intake/siteWithStore.ts';

/** Where an operator asks whether the process is alive, and whether it can take submissions. */
export const healthPaths = { alive: '/healthz', ready: '/readyz' } as const;

/** Milliseconds in which a store that is well has answered. */
const patience = 3_000;

/** @property warning what keeps nobody from posting, but the operator should know. */
type Options = SiteWithStore & { warning: () => string | undefined };

/**
 * Fastify plugin: 200 while the process lives; and 200 if a submission could be stored and the build is
 * there, else 503 with the reason.
 */
export const reportHealth: FastifyPluginAsync<Options> = async (app, { site, store, warning }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get(healthPaths.alive, async () => ({ status: 'ok' }));
  app.get(healthPaths.ready, async () => {
    await site.check?.().catch((error: Error) => {
      throw new Problem(503, error.message, error);
    });
    await Promise.race([store.check(), tooLate()]);
    return { status: 'ok', warning: warning() };
  });
};

async function tooLate(): Promise<never> {
  await setTimeout(patience, undefined, { ref: false });
  throw new Problem(
    503,
    `Expected the store to answer within ${patience} ms, but it is still busy: look for what has the database locked, and check the disk.`,
  );
}
