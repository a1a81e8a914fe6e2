import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { startMailServer } from '../../src/server/notices/testing/mailServer.ts';
import { startReceiver } from '../../src/server/notices/testing/receiver.ts';
import { scaled, tell } from './testing/scale.ts';
import { nothingSent, sendAlways } from './testing/senders.ts';
import { servedSite } from './testing/servedSite.ts';

test(
  'whenever the server is killed, and whatever is down meanwhile, the owner is told of every row',
  async () => {
    const site = servedSite();
    const [receiver, mail] = await Promise.all([startReceiver(), startMailServer()]);
    const environment = {
      ...{ NOTIFY_URL: receiver.url, NOTIFY_SECRET: 'sixteen letters!' },
      ...{ SMTP_URL: mail.url, NOTIFY_TO: 'owner@example.com', MAIL_FROM: 'site@example.com' },
      LINK_SECRET: 'a secret of at least 32 characters',
    };
    const sent = nothingSent();
    const kills = scaled(20, 2);
    // Those that were answered with success; the others are not told yet.
    const webhookIds = new Set<string>();
    let posts = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      // Every other time both are down, so that a kill finds some that wait, and some under way.
      receiver.answer = kill % 2 === 0 ? 500 : 200;
      mail.isWell = kill % 2 === 1;
      const { process: server, origin } = await site.start({ environment });
      const exit = once(server, 'exit');
      const before = sent.thanked.size;
      const senders = Array.from({ length: 8 }, async (_, sender) =>
        sendAlways(origin, `${kill}-${sender}`, sent, () => false),
      );
      while (sent.thanked.size === before) await wait(1);
      await wait(Math.random() * 100);
      server.kill('SIGKILL');
      await Promise.all([...senders, exit]);
      posts += receiver.received.length;
      if (receiver.answer === 200) for (const { id } of receiver.received) webhookIds.add(id);
      receiver.received.length = 0;
    }
    receiver.answer = 200;
    mail.isWell = true;
    const { origin } = await site.start({ environment });
    await vi.waitFor(
      async () => expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ok' }),
      { timeout: scaled(1_800_000, 60_000), interval: 200 },
    );
    posts += receiver.received.length;
    for (const { id } of receiver.received) webhookIds.add(id);
    const mailedIds = new Set(mail.mails.map((one) => /^Id: (.+?)\r?$/mu.exec(one)?.[1]));
    const ids = (await site.rows()).map(({ id }) => id);
    tell(
      `kills: ${kills}; ${ids.length} rows, ${posts} posts tried, ${mail.mails.length} mails taken`,
    );
    expect(ids.length).toBeGreaterThanOrEqual(sent.thanked.size);
    expect(ids.filter((id) => !webhookIds.has(id))).toEqual([]);
    expect(ids.filter((id) => !mailedIds.has(id))).toEqual([]);
  },
  scaled(3_600_000, 120_000),
);
