import type { FastifyInstance } from 'fastify';

const textual = /^(?:text\/|application\/(?:javascript|json|xml)\b|[^;]+\+(?:json|xml)\b)/u;

/** Makes every text type say that it is UTF-8 (OWASP ASVS 5.0, 4.1.1). */
export function nameCharset(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const type = reply.getHeader('content-type');
    if (typeof type !== 'string' || type.includes('charset') || !textual.test(type)) return;
    reply.header('content-type', `${type}; charset=utf-8`);
  });
}
