import { createServer, type Server } from 'node:http';
import type { FastifyServerFactoryHandler } from 'fastify';
import { limitOpenAnswers, refuseFloods } from './limitOpenAnswers.ts';

/** Limits in milliseconds on slow senders, who would otherwise hold sockets open for minutes. */
const patience = {
  requestTimeout: 10_000,
  headersTimeout: 8_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const;

/** Milliseconds after which a connection is closed on which nothing is sent and nothing read. */
const silence = 12_000;

/** Makes the server of Node on which Fastify answers, with an end to everybody's patience. */
export function patientServer(answer: FastifyServerFactoryHandler): Server {
  const limited = limitOpenAnswers(answer);
  // What Node would refuse by itself, without our headers, is refused by `needPlainRequest`.
  const server = createServer({ ...patience, requireHostHeader: false }, limited);
  server.on('checkExpectation', limited);
  server.on('connection', refuseFloods);
  return server.setTimeout(silence);
}
