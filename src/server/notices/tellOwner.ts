import type { OutboxStore, Store } from '../store/store.ts';
import type { Channel, WaitingNotices } from '../store/notice.ts';
import { machineClock } from './clock.ts';
import { channelsOf, type NoticeSettings } from './noticeSettings.ts';
import { tellByMail } from './tellByMail.ts';
import { tellChannel, type Attempt } from './tellChannel.ts';
import { tellWebhook } from './tellWebhook.ts';

/** How the owner is told, for the operator to see. */
export type Notices = {
  /** What waits to be sent. */
  waiting: () => Promise<WaitingNotices[]>;
  /** Sentences about what should not be so, of what waits. */
  warnings: (waiting: readonly WaitingNotices[]) => string[];
};

/** Who tells the owner of each row that a store takes. */
type OwnersTeller = Notices & {
  /** The store; a row that is new in it is sent at once, and nobody waits for that. */
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
 * Tells the owner of what a store takes, on the channels that it was opened with.
 * @param attempted is told of each attempt, for log and metrics.
 */
export function tellOwner(
  opened: OutboxStore,
  settings: NoticeSettings,
  attempted: (attempt: Attempt) => void,
  clock = machineClock,
): OwnersTeller {
  const channels = channelsOf(settings);
  const tells = {
    webhook: settings.webhook && tellWebhook(settings.webhook, clock),
    mail: settings.mail && tellByMail(settings.mail),
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
        if (outcome === 'new') look();
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

function warningOf(
  { channel, count, since }: WaitingNotices,
  channels: readonly Channel[],
  now: number,
): string[] {
  const waits = `${count} ${count === 1 ? 'notice waits' : 'notices wait'} for the ${channel}`;
  if (!channels.includes(channel)) {
    return [`${waits}, which is not set up any more: set it up again.`];
  }
  if (now - Date.parse(since) < long) return [];
  return [`${waits}, the oldest since ${since}: the log says why; mend it and start again.`];
}
