import type { SubmissionKind } from '../../contract/intake.ts';
import type { Notice } from '../store/notice.ts';
import { referenceOf } from '../store/reference.ts';
import { automatic, messageIdOf } from './mailer.ts';
import { isPlainAddress } from './plainAddress.ts';

/** A mail to the owner, as the mailer takes it. */
type OwnersMail = {
  messageId: string;
  subject: string;
  text: string;
  replyTo?: string;
  headers: Record<string, string>;
};

/** The back office reads one language, whatever the visitor's. */
const names: Readonly<Record<SubmissionKind, string>> = {
  quote: 'Quote request',
  consultation: 'Consultation request',
  newsletter: 'Newsletter sign-up',
};

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  mobile: 'Phone',
  company: 'Company',
  selectservice: 'Service',
  wecontactyou: 'Contact by',
  contactYou: 'Contact code',
  message: 'Message',
};

/**
 * The mail that tells the owner of a submission, in plain text. Nothing typed is in a header but an
 * address to answer to, if it is a plain one; the same submission has the same `Message-ID`, so that a
 * mail that comes twice is known to be one.
 * @param from address of the sender, whose host the `Message-ID` is of.
 */
export function mailOf({ id, kind, body, ...notice }: Notice, from: string): OwnersMail {
  const { receivedAt, page, locale } = notice;
  const { email = '' } = body;
  const lines = Object.entries({
    Received: `${receivedAt} (UTC)`,
    ...(page !== null && { Page: page }),
    ...(locale !== null && { Language: locale }),
    ...Object.fromEntries(Object.entries(body).map(([key, value]) => [labels[key] ?? key, value])),
    Id: id,
  });
  return {
    messageId: messageIdOf(id, from),
    subject: `${names[kind]} ${referenceOf(id)}`,
    text: lines.map(([label, value]) => `${label}: ${oneField(value)}\n`).join(''),
    ...(isPlainAddress(email) && { replyTo: email }),
    headers: automatic,
  };
}

/** Later lines of a value are set in, so that none can pass for a field. */
function oneField(value: string): string {
  return value.replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu, '\n    ');
}
