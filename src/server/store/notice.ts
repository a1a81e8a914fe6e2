import type { Submission } from './submission.ts';

/** The ways on which the owner is told of a submission, and mail to whoever sent it. */
export const channels = ['webhook', 'mail', 'visitor'] as const;

export type Channel = (typeof channels)[number];

/** A submission that somebody has to be told of on one channel, and how often that has failed. */
export type Notice = Pick<Submission, 'id' | 'kind' | 'body' | 'receivedAt' | 'page' | 'locale'> & {
  attempts: number;
};

/** What became of an attempt: told, or to be tried again at a time (milliseconds since 1970). */
export type Mark = { id: string; next: 'told' | number };

/** How many notices wait on a channel, and since when the oldest does (UTC, ISO 8601). */
export type WaitingNotices = { channel: Channel; count: number; since: string };
