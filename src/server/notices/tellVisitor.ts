import type { SendMailOptions } from 'nodemailer';
import type { Manifest, VisitorsMail } from '../../delivery/manifest.ts';
import type { SealedLinks } from '../links/sealedLinks.ts';
import { takeInTurn } from '../turns/takeInTurn.ts';
import { confirmLink, unsubscribeLink } from '../links/subscriptionLinks.ts';
import type { Notice } from '../store/notice.ts';
import { referenceOf } from '../store/reference.ts';
import type { OutboxStore } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { automatic, messageIdOf, type SendMail } from './mailer.ts';
import type { MailSettings } from './noticeSettings.ts';
import { isPlainAddress } from './plainAddress.ts';
import type { Tell } from './tellChannel.ts';

/** What mails to visitors are made of. */
export type VisitorsMails = {
  /** What is published; every mail reads it anew, since another build may have taken its place. */
  site: { readonly manifest: Manifest };
  links: SealedLinks;
};

type Options = VisitorsMails & {
  send: SendMail;
  settings: MailSettings;
  store: Pick<OutboxStore, 'takeMail' | 'dropMail'>;
  clock: Clock;
};

/**
 * Writes to whoever sent something, in the language that they sent it in: its number, or how to confirm
 * a sign-up. Nothing of what was typed is in the mail, since anybody can type somebody else's address. Nobody
 * is written to whose address is not a plain one, or has had its mails of the day.
 */
export function tellVisitor({ site, links, send, settings, store, clock }: Options): Tell {
  const inTurn = takeInTurn<string | undefined>();
  const write = async (
    email: string,
    notice: Notice,
    signal: AbortSignal,
  ): Promise<string | undefined> => {
    const { id } = notice;
    const place = await store.takeMail({ submission: id, address: email, now: clock.now() });
    if (place === undefined) return 'the address has had its mails of the day';
    try {
      await send({ to: email, ...visitorsMail(site.manifest, links, notice, settings) }, signal);
    } catch (error) {
      await store.dropMail(place);
      throw error;
    }
    return undefined;
  };
  return async (notice, signal) => {
    const { email = '' } = notice.body;
    if (!isPlainAddress(email)) return 'the address is not a plain one';
    // In turn, or one that finds no place would be given up for others that then fail.
    return inTurn(email, () => write(email, notice, signal));
  };
}

function visitorsMail(
  manifest: Manifest,
  links: SealedLinks,
  { id, kind, locale }: Notice,
  { from }: MailSettings,
): SendMailOptions {
  const { mails, sourceLocale } = manifest;
  const mail = (mails[locale ?? sourceLocale] ?? mails[sourceLocale])?.[kind];
  if (mail === undefined) {
    throw new Error('Expected the manifest to hold mails, found none: build the site again.');
  }
  const { lang, ...words } = mail;
  const values =
    kind === 'newsletter'
      ? linksFor(manifest, links, { id, locale })
      : { reference: referenceOf(id) };
  return {
    ...filled(words, values),
    // Who signs up again is written to again, and has to see it.
    ...(kind !== 'newsletter' && { messageId: messageIdOf(`visitor ${id}`, from) }),
    headers: { ...automatic, 'Content-Language': lang },
  };
}

function linksFor(
  manifest: Manifest,
  links: SealedLinks,
  row: { id: string; locale: string | null },
) {
  return {
    confirm: confirmLink(manifest, links, row),
    unsubscribe: unsubscribeLink(manifest, links, row),
  };
}

/** Puts what is known now in the place of its name. */
function filled(
  { subject, text: lines }: Omit<VisitorsMail, 'lang'>,
  values: Readonly<Record<string, string>>,
): Omit<VisitorsMail, 'lang'> {
  const fill = (text: string): string =>
    Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{${name}}`, value), text);
  return { subject: fill(subject), text: fill(lines) };
}
