import type { OutboxStore, Store } from '../store/store.ts';
import type { Channel, WaitingNotices } from '../store/notice.ts';
import { machineClock, type Clock } from './clock.ts';
import { channelsOf, type MailSettings, type NoticeSettings } from './noticeSettings.ts';
import { mailer } from './mailer.ts';
import { tellByMail } from './tellByMail.ts';
import { tellChannel, type Attempt, type Tell } from './tellChannel.ts';
import { tellVisitor, type VisitorsMails } from './tellVisitor.ts';
import { tellWebhook } from './tellWebhook.ts';

/** How the owner is told, for the operator to see. */
export type Notices = {
  /** What waits to be sent. */
  waiting: () => Promise<WaitingNotices[]>;
  /** Sentences about what should not be so, of what waits. */
  warnings: (waiting: readonly WaitingNotices[]) => string[];
};

/** Who tells the owner, and whoever sent it, of each row that a store takes. */
type OwnersTeller = Notices & {
  /** The store; who has to be told of a row that comes is told at once, and nobody waits for that. */
  store: Store;
  /** Begins to send. */
  start: () => void;
  /** Ends within a second or two; what has not been sent is at the next start. */
  close: () => Promise<void>;
};

/** What the operator reads at the start, and in the answer of health, if nobody is told. */
export const nobodyIsTold =
  'Nobody will be told of submissions: set NOTIFY_URL and NOTIFY_SECRET, or SMTP_URL, NOTIFY_TO and MAIL_FROM.';

/** Milliseconds after which a notice that waits is worth a warning. */
const long = 24 * 3_600_000;

/**
 * Tells the owner of what a store takes, and by mail whoever sent it, on the channels that it was opened
 * with.
 * @param attempted is told of each attempt, for log and metrics.
 */
export function tellOwner(
  opened: OutboxStore,
  settings: NoticeSettings,
  visitors: VisitorsMails,
  attempted: (attempt: Attempt) => void,
  clock = machineClock,
): OwnersTeller {
  const channels = channelsOf(settings);
  const tells: Partial<Record<Channel, Tell | undefined>> = {
    webhook: settings.webhook && tellWebhook(settings.webhook, clock),
    ...(settings.mail && mailTells(settings.mail, visitors, opened, clock)),
  };
  const tellers = channels.flatMap((channel) => {
    const tell = tells[channel];
    return tell ? [tellChannel({ channel, tell, store: opened, clock, attempted })] : [];
  });
  const look = (): void => tellers.forEach((teller) => teller.look());
  return {
    store: {
      ...opened,
      async insert(row) {
        const outcome = await opened.insert(row);
        // A sign-up that comes again may have lost its mail.
        if (outcome === 'new' || row.kind === 'newsletter') look();
        return outcome;
      },
    },
    waiting: () => opened.waiting(),
    warnings: (waiting) => [
      ...(channels.length === 0 ? [nobodyIsTold] : []),
      ...waiting.flatMap((one) => warningOf(one, channels, clock.now())),
    ],
    start: look,
    async close() {
      await Promise.all(tellers.map((teller) => teller.close()));
    },
  };
}

function mailTells(
  settings: MailSettings,
  visitors: VisitorsMails,
  store: OutboxStore,
  clock: Clock,
): Record<'mail' | 'visitor', Tell> {
  const send = mailer(settings);
  return {
    mail: tellByMail(settings, send),
    visitor: tellVisitor({ ...visitors, send, settings, store, clock }),
  };
}

const names: Readonly<Record<Channel, string>> = {
  webhook: 'the webhook',
  mail: 'the mail',
  visitor: 'mail to visitors',
};

function warningOf(
  { channel, count, since }: WaitingNotices,
  channels: readonly Channel[],
  now: number,
): string[] {
  const waits = `${count} ${count === 1 ? 'notice waits' : 'notices wait'} for ${names[channel]}`;
  if (!channels.includes(channel)) {
    return [`${waits}, which is not set up any more: set it up again.`];
  }
  if (now - Date.parse(since) < long) return [];
  return [`${waits}, the oldest since ${since}: the log says why; mend it and start again.`];
}
