import type { FastifyReply } from 'fastify';
import { policyHeader, type Manifest, type PublishedPage } from '../../delivery/manifest.ts';
import type { Occasion, Render } from '../../delivery/rendering.ts';
import { Problem } from '../http/problem.ts';
import type { Contents } from './contents.ts';
import { sendContent } from './sendContent.ts';

/**
 * Sends a page with a reply that has its status; given an occasion, drawn anew: with a refused form, or
 * with what was sent.
 */
export type SendPage = {
  (
    reply: FastifyReply,
    page: PublishedPage,
    occasion?: Occasion,
  ): FastifyReply | Promise<FastifyReply>;
  /** Whether a page without an occasion is the file of its build, and nothing else. */
  readonly sendsFiles?: true;
};

/** What is published. Every request reads it anew: another build may have taken its place. */
export type Site = {
  readonly manifest: Manifest;
  readonly contents: Contents;
  readonly sendPage: SendPage;
  /** Rejects if the next start would find no build. */
  readonly check?: () => Promise<void>;
};

/** Draws a page again, for one visitor. */
export type Draw = (request: Parameters<Render>[0]) => string | Promise<string>;

/** Sends pages as the build wrote them, and draws only what nobody could draw before. */
export function sendPublished(contents: Contents, draw: Draw): SendPage {
  const send: SendPage = async (reply, page, occasion) => {
    const { id, locale, file } = page;
    if (occasion === undefined) return sendFile(reply.headers(policyHeader(page)), contents, file);
    const html = await draw({ id, locale, ...occasion });
    return reply.type('text/html; charset=utf-8').send(html);
  };
  return Object.assign(send, { sendsFiles: true as const });
}

/**
 * Sends a file that the manifest names.
 * @throws Problem 500 if the published folder has lost it.
 */
export function sendFile(reply: FastifyReply, contents: Contents, file: string): FastifyReply {
  const content = contents(file);
  if (content !== undefined) return sendContent(reply, content);
  throw new Problem(
    500,
    'Expected every file of the manifest in the published folder, found one missing: build the site again.',
  );
}
