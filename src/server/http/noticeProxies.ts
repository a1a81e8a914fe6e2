import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { logged } from './serverLog.ts';

const warning =
  'Addresses are forwarded by somebody whom TRUST_PROXY does not list: if that is your proxy, all visitors share one limit of submissions, so list its address there.';

/** Looks for proxies that nobody has told the server of. */
export type NoticedProxies = {
  /** Looks at a request, and logs once that there is such a proxy. */
  look: (request: Pick<IncomingMessage, 'headers' | 'socket'>, log: FastifyBaseLogger) => void;
  /** A sentence for the operator once there was one. */
  warnings: () => string[];
};

/** @param isListed whether an address is that of a proxy which is believed. */
export function noticeProxies(isListed: (address?: string) => boolean): NoticedProxies {
  let isNoticed = false;
  return {
    look({ headers, socket }, log) {
      if (isNoticed) return;
      if (headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined) return;
      if (isListed(socket.remoteAddress)) return;
      isNoticed = true;
      log.warn({}, logged.unlistedProxy);
    },
    warnings: () => (isNoticed ? [warning] : []),
  };
}
