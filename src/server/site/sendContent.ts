import type { FastifyReply } from 'fastify';
import { answerFor } from './answerFor.ts';
import type { Content } from './contents.ts';

/** Sends a file from memory with the status that a reply has. */
export function sendContent(reply: FastifyReply, content: Content): FastifyReply {
  const answer = answerFor(content, reply.request.headers, reply.statusCode);
  reply.code(answer.status).headers(answer.headers);
  return reply.send(answer.representation?.bytes);
}
