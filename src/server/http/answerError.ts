import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimits } from './bodyLimits.ts';
import { isNativeForm, Problem, sendProblem } from './problem.ts';
import { logged } from './serverLog.ts';
import { TooBusy } from './tooBusy.ts';
import { TooManyPosts } from './tooManyPosts.ts';

/** Seconds after which a sender may try again when we could not take a submission. */
const retryAfter = 10;

/** Whatever was thrown while a request was handled. */
export type Thrown = { statusCode?: number; code?: string };

/** Answers any error thrown while a request is handled, and logs it if it is a failure of ours. */
export function answerError(
  error: Thrown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return sendSentence(error, noteError(error, request, reply), request, reply);
}

/** Logs an error that is a failure of ours, says when to try again, and gives the status to answer with. */
export function noteError(error: Thrown, request: FastifyRequest, reply: FastifyReply): number {
  const status = statusOf(error);
  if (error instanceof TooBusy) request.log.warn({}, logged.busy);
  else if (status >= 500) request.log.error({ err: error }, logged.failed);
  if (status === 503) reply.header('retry-after', retryAfter);
  if (error instanceof TooManyPosts) reply.header('retry-after', error.retryAfter);
  return status;
}

/**
 * Answers an error in words. A {@link Problem} brings its own sentence; no other error's message leaves
 * the server, since it may quote what a visitor typed.
 */
export function sendSentence(
  error: Thrown,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const sentence = error instanceof Problem ? error.message : sentenceOf(status, request);
  return sendProblem(reply, status, sentence);
}

function statusOf({ statusCode = 500 }: { statusCode?: number }): number {
  return statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

function sentenceOf(status: number, request: FastifyRequest): string {
  if (status === 413) {
    const limit = isNativeForm(request) ? bodyLimits.form : bodyLimits.json;
    return `Expected a body of at most ${limit} bytes, got more: shorten the message and send it again.`;
  }
  if (status === 415) {
    return 'Expected a body of type application/json or application/x-www-form-urlencoded, got another or none: set Content-Type and send it again.';
  }
  if (status < 500) {
    return `Expected a request that follows the rules of HTTP, got one that breaks them (${status}): check its address, headers and body.`;
  }
  return 'Expected to answer this request, but something broke on our side: try again later.';
}
