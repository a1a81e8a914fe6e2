import { createTransport } from 'nodemailer';
import { mailOf } from './mailOf.ts';
import type { MailSettings } from './noticeSettings.ts';
import type { Tell } from './tellChannel.ts';

/** Milliseconds in which a mail server has done its part, and in which all of it is over. */
const patience = { step: 10_000, whole: 60_000 } as const;

/** Tells the owner by mail, which is taken once the mail server has it. */
export function tellByMail({ url, needsTls, from, to }: MailSettings): Tell {
  const mailer = createTransport({
    url,
    requireTLS: needsTls,
    connectionTimeout: patience.step,
    greetingTimeout: patience.step,
    dnsTimeout: patience.step,
    socketTimeout: patience.step,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (notice, signal) => {
    const over = AbortSignal.any([signal, AbortSignal.timeout(patience.whole)]);
    const sent = mailer.sendMail({ from, to, ...mailOf(notice, from) });
    // The mailer cannot be stopped; whoever has waited long enough does not wait for it.
    const isOver = new Promise<never>((_resolve, reject) => {
      over.addEventListener('abort', () => reject(over.reason as Error), { once: true });
    });
    await Promise.race([sent, isOver]);
  };
}
