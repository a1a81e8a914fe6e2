import {
  LogController,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';

import type { Answered } from './answered.ts';

/** Takes the log, one line of JSON with its line break at a time. */
export type LogStream = { write(line: string): void };

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log calls the request where the route's own address says too little. */
    label: string;
  }
}

/** The sentences of the log; what else would be logged loses its own (see `withoutSentences`). */
export const logged = {
  completed: 'request completed',
  failed: 'request failed',
  unreadable: 'no request that can be read',
  noReceipt: 'thanked without a receipt',
  busy: 'too busy for a submission',
  untold: 'a notice was not taken, and will be sent again',
  leftOut: 'nobody was told, and will not be',
  unlistedProxy: 'addresses are forwarded by a proxy that TRUST_PROXY does not list',
} as const;

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * Fastify's options for its own logger (pino): one line per answer, and one per failure of ours.
 * Neither holds anything a visitor typed or is known by: no path, query, header, body, address or
 * browser.
 */
export function serverLog(
  stream: LogStream,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  const logger: Logger = {
    stream,
    // Process and machine are the operator's, who has only one of them.
    base: null,
    timestamp: time,
    serializers: {
      // Fastify's own would write address and peer.
      req: ({ method, route }: { method: string; route?: string }) => ({ method, route }),
      res: ({ statusCode }) => ({ statusCode }),
      err: withoutMessage,
    },
    hooks: { logMethod: withoutSentences },
  };
  return { logger, logController: new Answers(stream) };
}

/** Says what was asked in the line of the answer; Fastify says it in one of its own before. */
class Answers extends LogController {
  readonly #stream: LogStream;

  constructor(stream: LogStream) {
    super();
    this.#stream = stream;
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) reply.log.error({ err: error }, logged.failed);
    writeAnswer(this.#stream, answerOf(request, reply), request.id);
  }
}

/** What is told of an answer that Fastify has sent. */
export function answerOf(
  { method, label, routeOptions, raw }: FastifyRequest,
  { statusCode: status, elapsedTime: milliseconds }: FastifyReply,
): Answered {
  const route = label || routeOptions.url || 'none';
  return { method, route, status, milliseconds, path: raw.url ?? '/' };
}

/**
 * Writes the line of an answer, as pino would and without its work: that is a fifth of a page's time.
 * @param reqId what else is logged of the request has it too.
 */
export function writeAnswer(
  stream: LogStream,
  { method, route, status, milliseconds }: Answered,
  reqId?: string,
): void {
  const id = reqId === undefined ? '' : `"reqId":"${reqId}",`;
  const req = `{"method":${JSON.stringify(method)},"route":${JSON.stringify(route)}}`;
  const rest = `"res":{"statusCode":${status}},"responseTime":${Math.round(milliseconds)}`;
  stream.write(`{"level":30${time()},${id}"req":${req},${rest},"msg":"${logged.completed}"}\n`);
}

const latest = { milliseconds: 0, member: '' };

/** The member of a line that says when; many lines are written in a millisecond. */
function time(): string {
  const milliseconds = Date.now();
  if (milliseconds !== latest.milliseconds) {
    latest.milliseconds = milliseconds;
    latest.member = `,"time":"${new Date(milliseconds).toISOString()}"`;
  }
  return latest.member;
}

/** Of an error name, code and stack of what caused it, not the message, which may quote a value. */
function withoutMessage(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : error;
  const { name, message, stack = '' } = cause;
  const { code, errcode } = cause as { code?: string; errcode?: number };
  // The message is taken away first: a line of it may look like a frame.
  const frames = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /u.test(line));
  return { type: name, message: 'withheld', code, errcode, stack: frames.join('\n') };
}

type LogMethod = NonNullable<NonNullable<Logger['hooks']>['logMethod']>;

const own: ReadonlySet<unknown> = new Set(Object.values(logged));
const warning = 40;

/**
 * The door of the log. What Fastify says by itself may quote an address or an error's message, so
 * of that only warnings and worse come in, with the error and without the words. A request that
 * has come in is not told apart from its answer: half of the log would say nothing new.
 */
const withoutSentences: LogMethod = function (args, write, level) {
  const [first, sentence]: readonly unknown[] = args;
  if (own.has(sentence)) return write.apply(this, args);
  if (level < warning) return;
  const err = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  write.call(this, { err }, 'a warning of Fastify, whose words are withheld');
};
