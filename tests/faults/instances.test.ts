import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectWhole } from './testing/expectWhole.ts';
import { readinessBalancer } from './testing/readinessBalancer.ts';
import { scaled, tell } from './testing/scale.ts';
import { nothingSent, sendAlways, sendUntilThanked } from './testing/senders.ts';
import { sharedSite } from './testing/sharedSite.ts';

test('whichever of three instances is killed, what was thanked for is stored, and once', async () => {
  const site = await sharedSite(3);
  for (const { start } of site.instances) await start();
  const sent = nothingSent();
  let isOver = false;
  const senders = Array.from({ length: scaled(24, 6) }, (_, sender) =>
    sendUntilThanked(site.origins, `kills-${sender}`, sent, () => isOver),
  );
  // Each of the three a hundred times.
  const kills = scaled(300, 3);
  for (let kill = 0; kill < kills; kill += 1) {
    const instance = site.instances[kill % 3];
    await instance?.ready();
    const before = sent.thanked.size;
    // Not before many were thanked, so that the last one to come is at work, too.
    while (sent.thanked.size < before + 30) await wait(1);
    await wait(Math.random() * 100);
    await instance?.end('SIGKILL');
    await instance?.start();
  }
  isOver = true;
  const again = (await Promise.all(senders)).reduce((sum, one) => sum + one);
  const stored = await site.messages();
  tell(
    `instances: 3, kills: ${kills}; ${sent.all.size} sent, ${again} times again, ${sent.thanked.size} thanked for, ${stored.length} stored; ${JSON.stringify([...sent.statuses])}`,
  );
  expectWhole(stored, sent);
  expect(stored.length).toBe(sent.all.size);
  // 0 is a connection that broke.
  expect([...sent.statuses.keys()].filter((one) => ![0, 200, 201, 303].includes(one))).toEqual([]);
});

test('a rolling restart behind a balancer refuses nobody', async () => {
  const site = await sharedSite(3);
  const drain = { DRAIN_SECONDS: '1' };
  for (const { start } of site.instances) await start(drain);
  const balancer = await readinessBalancer(site.origins);
  const sent = nothingSent();
  let isOver = false;
  const senders = Array.from({ length: scaled(16, 4) }, (_, sender) =>
    sendAlways(balancer, `rolling-${sender}`, sent, () => isOver),
  );
  const rounds = scaled(10, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const instance of site.instances) {
      await instance.end('SIGTERM');
      await instance.start(drain);
      await instance.ready();
    }
  }
  isOver = true;
  await Promise.all(senders);
  const stored = await site.messages();
  tell(
    `rolling restarts: ${rounds} of 3 instances; ${sent.all.size} sent, ${sent.thanked.size} thanked for, ${stored.length} stored; ${JSON.stringify([...sent.statuses])}`,
  );
  expect([...sent.statuses.keys()].filter((status) => ![201, 303].includes(status))).toEqual([]);
  expect(sent.thanked).toEqual(sent.all);
  expectWhole(stored, sent);
});
