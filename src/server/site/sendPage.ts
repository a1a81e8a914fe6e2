import type { FastifyReply } from 'fastify';
import type { Manifest, PublishedPage } from '../../delivery/manifest.ts';
import type { RefusedPost, Render } from '../../delivery/rendering.ts';

/**
 * Sends a page with a reply that has its status; given a refused post, the page with its form
 * drawn again.
 */
export type SendPage = (
  reply: FastifyReply,
  page: PublishedPage,
  refused?: RefusedPost,
) => FastifyReply | Promise<FastifyReply>;

/** What answering with pages needs. */
export type Site = {
  /** Read anew for every request: while developing, pages come and go. */
  readonly manifest: Manifest;
  sendPage: SendPage;
};

/** Sends pages as the build wrote them, and draws only what nobody could draw before. */
export function sendPublished(render: Render): SendPage {
  return (reply, { id, locale, file }, refused) => {
    if (refused !== undefined) {
      return reply.type('text/html; charset=utf-8').send(render({ id, locale, refused }));
    }
    const isFound = reply.statusCode !== 404;
    return reply.sendFile(file, { etag: isFound, lastModified: isFound });
  };
}
