import type { FastifyServerOptions } from 'fastify';
import { sendProblem } from './problem.ts';

const sentence =
  'Expected a request that follows the rules of HTTP, got one that breaks them: check its address and headers.';

/** Statuses of what Node's parser gives up on; anything else is 400. */
const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Server options that answer what never reaches a route, with the headers of every other answer. */
export function rejectMalformed(
  headers: Readonly<Record<string, string>>,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  return {
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(headers);
      sendProblem(reply, 400, sentence);
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const lines = [
        `HTTP/1.1 ${statuses[error.code] ?? '400 Bad Request'}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        'content-type: text/plain; charset=utf-8',
        `content-length: ${Buffer.byteLength(sentence)}`,
        'connection: close',
      ];
      socket.end(`${lines.join('\r\n')}\r\n\r\n${sentence}`);
    },
  };
}
