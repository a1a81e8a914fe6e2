import type { FastifyServerOptions } from 'fastify';
import { sendProblem } from './problem.ts';

const sentence =
  'Expected a request that follows the rules of HTTP, got one that breaks them: check its address and headers.';

/** Statuses of what Node's parser gives up on; anything else is 400. */
const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Milliseconds that a refused sender has to take the answer. */
const patience = 1_000;

/**
 * Server options that answer what never reaches a route, with the headers of every other answer.
 * @param headersNow those of what is published now, lower-case names.
 * @param note takes the code and the status of each refusal, and nothing of what was sent.
 */
export function rejectMalformed(
  headersNow: () => Readonly<Record<string, string>>,
  note: (refusal: { code: string; status: string }) => void,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  return {
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(headersNow());
      sendProblem(reply, 400, sentence);
    },
    clientErrorHandler: ({ code }, socket) => {
      if (code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const status = statuses[code] ?? '400 Bad Request';
      note({ code, status });
      const lines = [
        `HTTP/1.1 ${status}`,
        ...Object.entries(headersNow()).map(([name, value]) => `${name}: ${value}`),
        'content-type: text/plain; charset=utf-8',
        `content-length: ${Buffer.byteLength(sentence)}`,
        'connection: close',
      ];
      socket.end(`${lines.join('\r\n')}\r\n\r\n${sentence}`);
      // Closed on our side alone, it stays for as long as the other side likes. At once, and what
      // is still on its way here would make the other side throw the answer away unread.
      setTimeout(() => socket.destroy(), patience).unref();
    },
  };
}
