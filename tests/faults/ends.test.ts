import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectWhole } from './testing/expectWhole.ts';
import { scaled, tell } from './testing/scale.ts';
import { nothingSent, sendAlways, sendScript } from './testing/senders.ts';
import { servedSite } from './testing/servedSite.ts';
import { visitPages } from './testing/visitPages.ts';

test('whenever the server is killed, nothing that was thanked for is lost or there twice', async () => {
  const site = servedSite();
  const sent = nothingSent();
  const kills = scaled(1_000, 3);
  for (let kill = 0; kill < kills; kill += 1) {
    const { process: server, origin } = await site.start();
    const exit = once(server, 'exit');
    const before = sent.thanked.size;
    const senders = Array.from({ length: 32 }, async (_, sender) =>
      sendAlways(origin, `${kill}-${sender}`, sent, () => false),
    );
    // Not before somebody was thanked, or a kill would try nothing.
    while (sent.thanked.size === before) await wait(1);
    await wait(Math.random() * 100);
    server.kill('SIGKILL');
    await Promise.all([...senders, exit]);
  }
  expectWhole(await site.messages(), sent);
  const { origin } = await site.start();
  const again = [...sent.thanked].filter((message) => /-\d*[02468]-message$/u.test(message));
  const replayed = again.slice(-scaled(2_000, 20));
  for (const message of replayed) expect((await sendScript(origin, message)).status).toBe(200);
  expectWhole(await site.messages(), sent);
  tell(
    `kills: ${kills}; ${sent.all.size} sent, ${sent.thanked.size} thanked for, ${(await site.rows()).length} stored; ${replayed.length} sent again`,
  );
});

test('a restart by SIGHUP under load loses, doubles and refuses nothing', async () => {
  const site = servedSite();
  const { process: server, origin } = await site.start();
  const sent = nothingSent();
  const endVisits = visitPages(`${origin}/about-us`);
  let isOver = false;
  const senders = Array.from({ length: 16 }, async (_, sender) =>
    sendAlways(origin, `renewal-${sender}`, sent, () => isOver),
  );
  for (let renewal = 0; renewal < scaled(30, 5); renewal += 1) {
    server.kill('SIGHUP');
    await wait(scaled(500, 100));
  }
  isOver = true;
  await Promise.all(senders);
  const { count, faults } = await endVisits();
  tell(
    `renewals: ${scaled(30, 5)}; ${count} pages, ${faults.length} refused; ${sent.all.size} sent, ${sent.thanked.size} thanked for`,
  );
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(scaled(20, 0));
  expect([...sent.statuses.keys()].filter((status) => ![201, 303].includes(status))).toEqual([]);
  expect(sent.thanked).toEqual(sent.all);
  expectWhole(await site.messages(), sent);
});
