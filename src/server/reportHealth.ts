import type { FastifyPluginAsync } from 'fastify';
import type { Store } from './store/store.ts';

/** Where an operator asks whether the process is alive, and whether it can take submissions. */
export const healthPaths = { alive: '/healthz', ready: '/readyz' } as const;

/** Fastify plugin: 200 while the process lives, and 200 or 503 by a read of the store. */
export const reportHealth: FastifyPluginAsync<{ store: Store }> = async (app, { store }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get(healthPaths.alive, async () => ({ status: 'ok' }));
  app.get(healthPaths.ready, async () => {
    store.check();
    return { status: 'ok' };
  });
};
