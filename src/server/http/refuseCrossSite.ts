import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Refuses a post that another site made the browser send. Browsers say so in `Sec-Fetch-Site`,
 * older ones in `Origin`; a client that sends neither is no browser and carries no visitor.
 * @param publicOrigin of the site where it has one: its pages may lie on another host, and a proxy may
 *   not say for which host a request was.
 * @throws Problem 403.
 */
export function refuseCrossSite(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicOrigin?: string,
): void {
  if (headers.origin !== undefined && headers.origin === publicOrigin) return;
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

/** Whether a request comes from the site's pages under an address that is not that of this server. */
export function isFromElsewhere(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicOrigin: string,
): boolean {
  return headers.origin === publicOrigin && hostOf(publicOrigin) !== headers.host?.toLowerCase();
}
