import { mailer } from './mailer.ts';
import { mailOf } from './mailOf.ts';
import type { MailSettings } from './noticeSettings.ts';
import type { Tell } from './tellChannel.ts';

/** Tells the owner by mail, which is taken once the mail server has it. */
export function tellByMail(settings: MailSettings, send = mailer(settings)): Tell {
  const { from, to } = settings;
  return (notice, signal) => send({ to, ...mailOf(notice, from) }, signal);
}
