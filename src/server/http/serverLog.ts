import type { FastifyInstance } from 'fastify';

/** Takes one line of JSON without its line break. */
export type Log = (line: string) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log calls the request where the route's own address says too little. */
    label: string;
  }
}

/**
 * Writes one line per request, and one per failure of ours. Neither holds anything a visitor typed
 * or is known by: no path, query, body, address or browser. Of an error it keeps name, code and
 * stack, not the message, which may quote a value.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    log(
      JSON.stringify({
        time: new Date().toISOString(),
        route: request.label || request.routeOptions.url || 'none',
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        id: request.id,
      }),
    );
  });
  app.addHook('onError', async (request, reply, error) => {
    if (reply.statusCode < 500 && (error.statusCode ?? 500) < 500) return;
    const cause = error.cause instanceof Error ? error.cause : error;
    const { name, code, errcode } = cause as Error & { code?: string; errcode?: number };
    log(
      JSON.stringify({
        time: new Date().toISOString(),
        error: name,
        code,
        errcode,
        stack: framesOf(cause),
        id: request.id,
      }),
    );
  });
}

/** The message goes first: a line of it may look like a frame. */
function framesOf({ stack = '', message }: Error): string[] {
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /u.test(line));
}
