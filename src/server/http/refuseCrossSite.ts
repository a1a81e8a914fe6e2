import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Refuses a post that another site made the browser send. Browsers say so in `Sec-Fetch-Site`,
 * older ones in `Origin`; a client that sends neither is no browser and carries no visitor.
 * @throws Problem 403.
 */
export function refuseCrossSite({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const site = headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? headers.origin === undefined || hostOf(headers.origin) === headers.host?.toLowerCase()
      : site === 'same-origin' || site === 'none';
  if (isOwn) return;
  throw new Problem(
    403,
    'Expected a post from a page of this site, got one from another site: use the form on this site.',
  );
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
