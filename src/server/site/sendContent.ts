import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import type { Coding, Content, Representation } from './contents.ts';

/**
 * Sends a file from memory in the coding that its browser likes best, or 304 if the browser has these
 * very bytes (RFC 9110 section 13). To an answer that is no success no condition applies: it is whole.
 */
export function sendContent(reply: FastifyReply, { type, codings, as }: Content): FastifyReply {
  const { headers } = reply.request;
  const coding = codingFor(headers['accept-encoding'], codings);
  const { bytes, etag } = as[coding] ?? as.identity;
  reply.header('vary', 'accept-encoding');
  if (reply.statusCode === 200) {
    reply.header('etag', etag);
    const { 'if-match': match, 'if-none-match': noneMatch } = headers;
    if (match !== undefined && !names(match, etag)) return reply.code(412).send();
    if (noneMatch !== undefined && names(noneMatch, etag, 'weak')) return reply.code(304).send();
  }
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.type(type).send(bytes);
}

function codingFor(accepted: string | undefined, codings: readonly Coding[]): Coding {
  return (accepted && negotiate<Coding>(accepted, [...codings])) || 'identity';
}

/**
 * Whether a list of tags names this one. Compared weakly (RFC 9110 section 8.8.3.2) a tag may say that
 * it is weak: a proxy that has compressed the answer itself made it so.
 */
function names(list: string, etag: Representation['etag'], comparison?: 'weak'): boolean {
  return list
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag || (comparison && tag === `W/${etag}`));
}
