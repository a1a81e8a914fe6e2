import type { IncomingMessage } from 'node:http';
import { Problem } from './problem.ts';

/**
 * Refuses a request that does not say once for which host it is, or expects what nobody here does.
 * @throws Problem 400 (RFC 9112 section 3.2) or 417 (RFC 9110 section 10.1.1).
 */
export function needPlainRequest({ headers, httpVersion, rawHeaders }: IncomingMessage): void {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion !== '1.0')) {
    throw new Problem(
      400,
      `Expected one Host header, got ${hosts.length}: send the request with the host that it is for.`,
    );
  }
  const { expect } = headers;
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
    throw new Problem(
      417,
      'Expected the expectation "100-continue" or none, got another: send the request without it.',
    );
  }
}
