import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** A server that answers `/metrics` with what was counted and nothing else, not yet listening. */
export function serveMetrics({ read, contentType }: Metrics): FastifyInstance {
  const app = Fastify();
  app.get('/metrics', async (_request, reply) => reply.type(contentType).send(await read()));
  return app;
}
