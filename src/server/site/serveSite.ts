import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Manifest, PublishedPage } from '../../delivery/manifest.ts';
import { redirectLocation } from './redirectLocation.ts';
import { requestTarget } from '../http/requestTarget.ts';
import { freshness } from './freshness.ts';
import { sendFile, type Site } from './sendPage.ts';
import { resolvePath } from './resolvePath.ts';

/** Answers a request for a page, a file, another spelling of a page, or nothing we have. */
export type SiteHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

/** Sends a page as its query asks for; undefined if that is how the build wrote it. */
export type SendAsked = (
  reply: FastifyReply,
  page: PublishedPage,
  query: string,
) => Promise<FastifyReply> | undefined;

/**
 * Makes the handler of everything that is published, only by the names of the manifest, in the best
 * coding that the build wrote and the browser takes.
 * @param sendAsked looks at the query of a page first.
 * @throws Error if the manifest has no 404 page in the source locale.
 */
export function serveSite(site: Site, sendAsked: SendAsked): SiteHandler {
  notFoundPage(site.manifest, site.manifest.sourceLocale);
  return (request, reply) => {
    const { manifest, contents, sendPage } = site;
    const { pathname, query } = requestTarget(request.raw.url ?? '/');
    const found = resolvePath(manifest, pathname);
    request.label = found.kind;
    switch (found.kind) {
      case 'page':
        request.label = `page ${found.page.id}`;
        reply.header('cache-control', 'no-cache');
        return sendAsked(reply, found.page, query) ?? sendPage(reply, found.page);
      case 'file':
        reply.header('cache-control', freshness(found.file));
        return sendFile(reply, contents, found.file.file);
      case 'redirect':
        reply.header('cache-control', 'no-cache');
        return reply.code(308).header('location', redirectLocation(found.target, query)).send();
      case 'detour':
        // Not for good (RFC 9110 section 15.4.8): the page comes once somebody has translated it.
        reply.header('cache-control', 'no-cache');
        return reply.code(307).header('location', redirectLocation(found.target, query)).send();
      case 'not-found':
        reply.code(404).header('cache-control', 'no-cache');
        return sendPage(reply, notFoundPage(manifest, found.locale));
    }
  };
}

function notFoundPage({ pages, sourceLocale }: Manifest, locale: string): PublishedPage {
  const found = pages.filter(({ id }) => id === 'not-found');
  const page =
    found.find((candidate) => candidate.locale === locale) ??
    found.find((candidate) => candidate.locale === sourceLocale);
  if (page !== undefined) return page;
  throw new Error(
    `Expected the manifest to hold the page "not-found" in "${sourceLocale}", found none: build the site again.`,
  );
}
