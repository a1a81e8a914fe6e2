import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Names for what must not be kept: always the same for the same until the server is started again. */
export type AddressNames = {
  /** Of whoever sent a request: one for an IPv4 address, and one for 64 bits of an IPv6 address. */
  of: (request: Pick<FastifyRequest, 'ip' | 'socket'>) => string;
  /** Of something that a sender has sent. */
  ofSent: (sender: string, what: string) => string;
};

/** Makes names from which nobody finds the address again without the secret, which is made anew. */
export function addressNames(): AddressNames {
  const secret = randomBytes(32);
  const name = (text: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
  return {
    of({ ip, socket }) {
      // A proxy that forwards no address (some add a port) would have a limit for each of its own.
      const address = isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip;
      return name(normalizeIP(address));
    },
    ofSent: (sender, what) => name(`${sender} ${what}`),
  };
}
