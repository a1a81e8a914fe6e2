import type { FastifyReply, FastifyRequest } from 'fastify';
import { intakePaths } from '../../contract/intake.ts';
import { requestTarget } from './requestTarget.ts';

/** A refusal: the status and the sentence that the sender gets. */
export class Problem extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'Problem';
    this.statusCode = statusCode;
  }
}

/**
 * Answers with a sentence that says what was expected, what came and what to do: as JSON to a
 * script that posts to the intake, as plain text to everybody else.
 * @param fields error codes by field name, only for a script.
 */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  sentence: string,
  fields?: Readonly<Record<string, string | undefined>>,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (!isForScript(reply.request)) {
    return reply.type('text/plain; charset=utf-8').send(`${sentence}\n`);
  }
  const body = JSON.stringify({ error: sentence, fields });
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Whether a request carries the fields of a native form. */
export function isNativeForm(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? '';
  return type.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';
}

const addresses: ReadonlySet<string> = new Set(Object.values(intakePaths));

function isForScript(request: FastifyRequest): boolean {
  return addresses.has(requestTarget(request.raw.url ?? '/').pathname) && !isNativeForm(request);
}
