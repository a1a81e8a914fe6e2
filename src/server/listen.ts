import type { FastifyInstance } from 'fastify';

/** Where to listen, and the names of the settings that say so. */
type Place = { host: string; port: number; settings: { host: string; port: string } };

/**
 * Lets a server listen; resolves with its address.
 * @throws Error that says in a sentence why it cannot, and which setting to change.
 */
export async function listen(app: FastifyInstance, { host, port, settings }: Place) {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const cause = error as NodeJS.ErrnoException;
    const reason =
      reasons[cause.code ?? '']?.(settings) ??
      `${cause.message}: check ${settings.host} and ${settings.port}`;
    throw new Error(`Expected to listen on ${host}:${port}, but ${reason}.`, {
      cause: error,
    });
  }
}

type Reason = (settings: Place['settings']) => string;

const noAddress: Reason = ({ host }) => `this machine has no such address: set another ${host}`;

/** What the system calls a failure to listen, in words. */
const reasons: Readonly<Record<string, Reason>> = {
  EADDRINUSE: ({ port }) => `it is in use: stop the other program or set another ${port}`,
  EACCES: ({ port }) => `this user may not use it: set another ${port}`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
};
