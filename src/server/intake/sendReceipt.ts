import type { FastifyReply } from 'fastify';
import type { PublishedPage } from '../../delivery/manifest.ts';
import type { Receipt } from '../../delivery/rendering.ts';
import { logged } from '../http/serverLog.ts';
import type { SiteWithStore, Telling } from './siteWithStore.ts';
import type { SendAsked } from '../site/serveSite.ts';
import { referenceOf } from '../store/reference.ts';
import type { Submission } from '../store/submission.ts';
import { receiptLife, receiptParameter, thanksIdOf } from './receiptLink.ts';

/**
 * Makes what answers the links of native posts, which nobody may keep. Whoever follows one is thanked:
 * if the row is gone, or the page cannot be drawn, with the page as the build wrote it.
 */
export function receiptSender({
  site,
  store,
  links,
  isMailed,
}: SiteWithStore & Telling): SendAsked {
  const send = async (
    reply: FastifyReply,
    page: PublishedPage,
    { id, expires = 0 }: { id: string; expires?: number },
    query: string,
  ): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store');
    try {
      const row = await store.get(id);
      if (row !== undefined && page.id === thanksIdOf(row.kind)) {
        const receipt = receiptOf(row, new Date(expires - receiptLife).toISOString());
        const isToBeConfirmed = isMailed && row.kind === 'newsletter';
        return await site.sendPage(reply, page, {
          receipt: { ...receipt, ...(isToBeConfirmed && { isToBeConfirmed }) },
          query,
        });
      }
    } catch (error) {
      if (reply.sent) throw error;
      reply.log.warn({ err: error }, logged.noReceipt);
    }
    return site.sendPage(reply, page);
  };
  return (reply, page, query) => {
    const token = new URLSearchParams(query).get(receiptParameter);
    const sealed = token === null ? undefined : links.open('receipt', token);
    return sealed && send(reply, page, sealed, query);
  };
}

/** A sign-up looks as if it were new: when, and in which letters, it first came is nobody's business. */
function receiptOf({ id, kind, body, receivedAt }: Submission, sentAt: string): Receipt {
  const reference = referenceOf(id);
  return kind === 'newsletter'
    ? { kind, reference, receivedAt: sentAt, body: { email: body['email']?.toLowerCase() ?? '' } }
    : { kind, reference, receivedAt, body };
}
