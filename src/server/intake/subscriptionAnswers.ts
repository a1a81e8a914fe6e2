import type { FastifyReply } from 'fastify';
import type { PublishedPage } from '../../delivery/manifest.ts';
import type { Subscription } from '../../delivery/rendering.ts';
import type { LinkPurpose, SealedLinks } from '../links/sealedLinks.ts';
import { subscriptionId } from '../links/subscriptionLinks.ts';
import type { SendAsked } from '../site/serveSite.ts';
import type { Submission } from '../store/submission.ts';
import type { SiteWithStore } from './siteWithStore.ts';

const questions = ['confirm', 'unsubscribe'] as const satisfies readonly LinkPurpose[];

/** What the link of a mail asks, and of which row. */
type Asked = { question: (typeof questions)[number]; id: string };

/** What answers the links of mails about the newsletter. */
export type SubscriptionAnswers = {
  /** Shows what a link asks, or what has come of it; changes nothing, since mail scanners open links, too. */
  sendAsked: SendAsked;
  /**
   * Does what a link asks; false if it is no link of ours, or dead. The body does not matter: a mail
   * program may post by itself (RFC 8058).
   */
  change: (query: string) => Promise<boolean>;
};

/** Makes what answers the links of mails about the newsletter, in answers that nobody may keep. */
export function subscriptionAnswers(
  { site, store }: SiteWithStore,
  links: SealedLinks,
): SubscriptionAnswers {
  const readLink = (query: string): Asked | undefined => {
    const parameters = new URLSearchParams(query);
    for (const question of questions) {
      const token = parameters.get(question);
      const sealed = token === null ? undefined : links.open(question, token);
      if (sealed) return { question, id: sealed.id };
    }
    return undefined;
  };
  const send = async (
    reply: FastifyReply,
    page: PublishedPage,
    { question, id }: Asked,
    query: string,
  ): Promise<FastifyReply> => {
    const subscription = stateOf(question, await store.get(id));
    return site.sendPage(reply, page, subscription && { subscription, query });
  };
  return {
    sendAsked(reply, page, query) {
      if (page.id !== subscriptionId || query === '') return undefined;
      reply.header('cache-control', 'no-store');
      const asked = readLink(query);
      return asked && send(reply, page, asked, query);
    },
    async change(query) {
      const asked = readLink(query);
      if (asked?.question === 'confirm') await store.confirm(asked.id, new Date().toISOString());
      if (asked?.question === 'unsubscribe') await store.remove(asked.id);
      return asked !== undefined;
    },
  };
}

/** Undefined if there is nothing to confirm any more. */
function stateOf(
  question: Asked['question'],
  row: Submission | undefined,
): Subscription | undefined {
  const { email } = row?.body ?? {};
  if (question === 'unsubscribe') {
    return row
      ? { state: 'unsubscribe', ...(email !== undefined && { email }) }
      : { state: 'unsubscribed' };
  }
  if (row === undefined) return undefined;
  const state = row.confirmedAt === null ? 'confirm' : 'confirmed';
  return { state, ...(email !== undefined && { email }) };
}
