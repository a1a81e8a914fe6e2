import { createHash } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailSettings } from './noticeSettings.ts';

/** Milliseconds in which a mail server has done its part, and in which all of it is over. */
const patience = { step: 10_000, whole: 60_000 } as const;

/** Sends a mail; resolves once the mail server has it, rejects if that failed or the signal ended it. */
export type SendMail = (mail: SendMailOptions, signal: AbortSignal) => Promise<void>;

/** Sends mails by the mail server of the settings, from their sender. */
export function mailer({ url, needsTls, from }: MailSettings): SendMail {
  const transport = createTransport({
    url,
    requireTLS: needsTls,
    connectionTimeout: patience.step,
    greetingTimeout: patience.step,
    dnsTimeout: patience.step,
    socketTimeout: patience.step,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, signal) => {
    const over = AbortSignal.any([signal, AbortSignal.timeout(patience.whole)]);
    const sent = transport.sendMail({ from, ...mail });
    // The transport cannot be stopped; whoever has waited long enough does not wait for it.
    const isOver = new Promise<never>((_resolve, reject) => {
      over.addEventListener('abort', () => reject(over.reason as Error), { once: true });
    });
    await Promise.race([sent, isOver]);
  };
}

/** Nobody's holiday answers to a mail with it (RFC 3834). */
export const automatic = { 'Auto-Submitted': 'auto-generated' } as const;

/**
 * Makes a `Message-ID`, by which a mail that comes twice is known to be one.
 * @param about what no other mail is about; nobody can read it in what comes out.
 * @param from address of the sender, whose host it is of.
 */
export function messageIdOf(about: string, from: string): string {
  const mark = createHash('sha256').update(about).digest('hex');
  return `<${mark}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}
