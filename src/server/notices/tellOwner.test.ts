import { expect, onTestFinished, test, vi } from 'vitest';
import { sealedLinks } from '../links/sealedLinks.ts';
import { manifest, temporaryFolder } from '../testing/temporarySite.ts';
import { openStore } from '../store/openStore.ts';
import { row } from '../store/testing/storeSuite.ts';
import { channelsOf, readNoticeSettings } from './noticeSettings.ts';
import type { Attempt } from './tellChannel.ts';
import { tellOwner } from './tellOwner.ts';
import { startMailServer } from './testing/mailServer.ts';
import { startReceiver } from './testing/receiver.ts';
import { testClock } from './testing/testClock.ts';

const minute = 60_000;

const visitors = { site: { manifest }, links: sealedLinks() };

/** An owner with a program and a mail server, and a data folder that can be opened again and again. */
async function startOwner() {
  const [receiver, mail] = await Promise.all([startReceiver(), startMailServer()]);
  const settings = readNoticeSettings({
    ...{ NOTIFY_URL: receiver.url, NOTIFY_SECRET: 'sixteen letters!' },
    ...{ SMTP_URL: mail.url, NOTIFY_TO: 'owner@example.com', MAIL_FROM: 'site@example.com' },
    LINK_SECRET: 'a secret of at least 32 characters',
  });
  const clock = testClock(Date.parse(row.receivedAt));
  const attempts: Attempt[] = [];
  const folder = temporaryFolder();
  const open = async () => {
    const opened = await openStore(folder, channelsOf(settings));
    const attempted = (attempt: Attempt) => void attempts.push(attempt);
    const teller = tellOwner(opened, settings, visitors, attempted, clock);
    const close = async (): Promise<void> => {
      await teller.close();
      await opened.close();
    };
    onTestFinished(close);
    teller.start();
    return { ...teller, close, insert: insertInto(teller.store) };
  };
  return { receiver, mail, clock, attempts, open };
}

/** Stores rows at once, by the ends of their ids. */
function insertInto({ insert }: { insert: (one: typeof row) => Promise<unknown> }) {
  return (ids: readonly string[]) => Promise.all(ids.map((id) => insert({ ...row, id })));
}

function idsOf(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}-${index}-0000`);
}

/** The ids in mails to the owner, which end with them. */
function mailed(mails: readonly string[]): string[] {
  const own = mails.filter((mail) => /^To: owner@/mu.test(mail));
  return own.map((mail) => /^Id: (.+?)\r?$/mu.exec(mail)?.[1] ?? 'none').toSorted();
}

test('the owner is told of each row once, on both channels, and nothing waits then', async () => {
  const { receiver, mail, open } = await startOwner();
  const { insert, waiting, warnings } = await open();
  const ids = idsOf('key', 30);
  await insert(ids);
  await insert(ids);
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 10_000);
  expect(receiver.received.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(mailed(mail.mails)).toEqual(ids.toSorted());
  expect(warnings([])).toEqual([]);
});

test('after an hour in which neither channel takes anything, and restarts, nothing is missing', async () => {
  const { receiver, mail, clock, attempts, open } = await startOwner();
  receiver.answer = 500;
  mail.isWell = false;
  let { insert, waiting, close } = await open();
  const ids: string[] = [];
  for (let passed = 0; passed < 60; passed += 1) {
    const next = idsOf(`minute-${passed}`, 1);
    await insert(next);
    ids.push(...next);
    if (passed % 20 === 10) {
      await close();
      ({ insert, waiting, close } = await open());
    }
    clock.pass(minute);
  }
  const all = [
    { channel: 'mail', count: 60, since: row.receivedAt },
    { channel: 'visitor', count: 60, since: row.receivedAt },
    { channel: 'webhook', count: 60, since: row.receivedAt },
  ];
  expect(await waiting()).toEqual(all);
  receiver.answer = 200;
  mail.isWell = true;
  const before = receiver.received.length;
  await vi.waitFor(
    async () => {
      clock.pass(10 * minute);
      expect(await waiting()).toEqual([]);
    },
    { timeout: 15_000, interval: 100 },
  );
  const told = receiver.received.slice(before).map(({ id }) => id);
  expect(ids.filter((id) => !told.includes(id))).toEqual([]);
  expect(mailed(mail.mails)).toEqual(ids.toSorted());
  const reasons = new Set(attempts.map(({ channel, reason }) => `${channel} ${reason}`));
  expect([...reasons].toSorted()).toEqual([
    'mail status 451',
    'mail undefined',
    'visitor status 451',
    'visitor the address has had its mails of the day',
    'visitor undefined',
    'webhook status 500',
    'webhook undefined',
  ]);
});

test('a notice that is not taken is sent again after a minute, and not before', async () => {
  const { receiver, clock, attempts, open } = await startOwner();
  receiver.answer = 410;
  const { insert, waiting } = await open();
  const sent = (): number => attempts.filter(({ channel }) => channel === 'webhook').length;
  await insert(['key-0-0000']);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 10_000);
  expect(sent()).toBe(1);
  clock.pass(minute - 1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sent()).toBe(1);
  clock.pass(minute / 4 + 1);
  await vi.waitFor(() => expect(sent()).toBe(2), 10_000);
  expect(attempts.at(-1)).toEqual({
    ...{ channel: 'webhook', attempt: 2, kind: 'quote' },
    ...{ outcome: 'failed', reason: 'status 410' },
  });
});

test('a restart tries at once what has waited, and does not begin anew to count', async () => {
  const { receiver, attempts, open } = await startOwner();
  receiver.answer = 500;
  const { insert, close } = await open();
  await insert(['key-0-0000']);
  await vi.waitFor(() => expect(attempts).toHaveLength(3), 10_000);
  await close();
  receiver.answer = 200;
  await open();
  await vi.waitFor(() => expect(attempts).toHaveLength(4), 10_000);
  expect(attempts.at(-1)).toMatchObject({ attempt: 2, reason: undefined });
});

test('a receiver that never answers delays neither storing nor mail, and gets four at a time', async () => {
  const { receiver, mail, open } = await startOwner();
  receiver.answer = 'nothing';
  const { insert, close, waiting } = await open();
  const ids = idsOf('key', 20);
  const start = performance.now();
  await insert(ids);
  expect(performance.now() - start).toBeLessThan(5_000);
  await vi.waitFor(() => expect(mailed(mail.mails)).toEqual(ids.toSorted()), 10_000);
  expect(receiver.received).toHaveLength(4);
  // A mail is struck off only after its server has taken it.
  await vi.waitFor(
    async () =>
      expect(await waiting()).toEqual([{ channel: 'webhook', count: 20, since: row.receivedAt }]),
    10_000,
  );
  const closing = performance.now();
  await close();
  expect(performance.now() - closing).toBeLessThan(5_000);
});

test('what a stop has cut off is sent at the next start', async () => {
  const { receiver, attempts, open } = await startOwner();
  receiver.answer = 'nothing';
  const { insert, close } = await open();
  await insert(['key-0-0000']);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 10_000);
  await close();
  expect(attempts.filter(({ channel }) => channel === 'webhook')).toEqual([]);
  receiver.answer = 200;
  const { waiting } = await open();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 10_000);
  expect(attempts.at(-1)).toMatchObject({ channel: 'webhook', attempt: 1 });
});

test('what waits for more than a day, or for a channel that is gone, is worth a warning', async () => {
  const { receiver, clock, open } = await startOwner();
  receiver.answer = 500;
  const { insert, waiting, warnings } = await open();
  await insert(['key-0-0000']);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 10_000);
  const found = await waiting();
  expect(warnings(found)).toEqual([]);
  clock.pass(24 * 60 * minute);
  expect(warnings(found)).toEqual([
    `1 notice waits for the webhook, the oldest since ${row.receivedAt}: the log says why; mend it and start again.`,
  ]);
  const store = await openStore(temporaryFolder());
  onTestFinished(() => store.close());
  const { warnings: without } = tellOwner(store, {}, visitors, () => undefined);
  expect(without([{ channel: 'mail', count: 2, since: row.receivedAt }])).toEqual([
    expect.stringMatching(/^Nobody will be told of submissions: /u),
    '2 notices wait for the mail, which is not set up any more: set it up again.',
  ]);
});
