import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that stopping gives to whoever still holds a socket. */
const grace = { silent: 1_000, busy: 8_000, idleCheck: 50 } as const;

/**
 * @property leaving is aborted by the signal, before anything else.
 * @property drain milliseconds for which everybody is answered after that.
 */
type Departure = { leaving: AbortController; drain: number };

/**
 * On SIGTERM or SIGINT the process says that it leaves, goes on for as long as is given, then stops
 * accepting, finishes what is under way, closes what it has opened and exits with 0, within 10 seconds.
 */
export function stopOnSignal(
  app: FastifyInstance,
  { leaving, drain }: Departure,
  close: () => Promise<void>,
): void {
  const silent = silentSockets(app.server);
  const stop = async (): Promise<void> => {
    if (leaving.signal.aborted) return;
    leaving.abort();
    if (drain > 0) await wait(drain);
    // Node keeps a socket whose last answer ends after `close` for the whole keep-alive time.
    setInterval(() => app.server.closeIdleConnections(), grace.idleCheck).unref();
    setTimeout(() => silent.forEach((socket) => socket.destroy()), grace.silent).unref();
    setTimeout(() => app.server.closeAllConnections(), grace.busy).unref();
    await app.close();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

/** Sockets that never sent a request, as browsers open them in advance; to Node they are busy. */
function silentSockets(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return silent;
}
