import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Manifest, PublishedPage } from '../site/manifest.ts';
import { redirectLocation } from './redirectLocation.ts';
import { requestTarget } from './requestTarget.ts';
import { resolvePath, type PublishedFile } from './resolvePath.ts';

/** Answers a request for a page, a file, another spelling of a page, or nothing we have. */
export type SiteHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Makes the handler of everything that is published. Files are sent by `reply.sendFile`, only
 * by the names of the manifest, in the best encoding that the build wrote and the browser takes.
 * @throws Error if the manifest has no 404 page in the source locale.
 */
export function serveSite(manifest: Manifest): SiteHandler {
  const notFound = notFoundPages(manifest);
  return (request, reply) => {
    const { pathname, query } = requestTarget(request.raw.url ?? '/');
    const found = resolvePath(manifest, pathname);
    request.label = found.kind;
    switch (found.kind) {
      case 'page':
        request.label = `page ${found.page.id}`;
        return reply.header('cache-control', 'no-cache').sendFile(found.page.file);
      case 'file':
        return reply.header('cache-control', freshness(found.file)).sendFile(found.file.file);
      case 'redirect':
        reply.header('cache-control', 'no-cache');
        return reply.code(308).header('location', redirectLocation(found.target, query)).send();
      case 'not-found':
        return sendNotFound(request, reply, notFound(found.locale));
    }
  };
}

/** Only a name that holds a hash of the content may be kept for ever: here one year in seconds. */
function freshness({ isImmutable }: PublishedFile): string {
  return isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/**
 * Conditions do not apply to an answer that is no success (RFC 9110 section 13.2.1); heeded, they
 * would turn the page into an empty 404.
 */
function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PublishedPage,
): FastifyReply {
  for (const name of ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since']) {
    delete request.raw.headers[name];
  }
  reply.code(404).header('cache-control', 'no-cache');
  return reply.sendFile(page.file, { etag: false, lastModified: false });
}

function notFoundPages({ pages, sourceLocale }: Manifest): (locale: string) => PublishedPage {
  const byLocale = new Map(
    pages.filter(({ id }) => id === 'not-found').map((page) => [page.locale, page]),
  );
  const fallback = byLocale.get(sourceLocale);
  if (fallback === undefined) {
    throw new Error(
      `Expected the manifest to hold the page "not-found" in "${sourceLocale}", found none: build the site again.`,
    );
  }
  return (locale) => byLocale.get(locale) ?? fallback;
}
