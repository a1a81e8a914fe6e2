import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { startReceiver } from '../../src/server/notices/testing/receiver.ts';
import { askDatabase } from '../../src/server/testing/postgres/newDatabase.ts';
import { scaled, tell } from './testing/scale.ts';
import { nothingSent, sendUntilThanked } from './testing/senders.ts';
import { sharedSite } from './testing/sharedSite.ts';

/** Notices that an instance may have sent and not yet written down: four under way, four just ended. */
const mostUnderWay = 8;

test('whichever instance ends, the owner is told of every row, and twice only of what a kill cut off', async () => {
  const site = await sharedSite(3);
  const receiver = await startReceiver();
  const environment = { NOTIFY_URL: receiver.url, NOTIFY_SECRET: 'sixteen letters!' };
  for (const { start } of site.instances) await start(environment);
  const sent = nothingSent();
  let isOver = false;
  const senders = Array.from({ length: 4 }, (_, sender) =>
    sendUntilThanked(site.origins, `notices-${sender}`, sent, () => isOver),
  );
  const ends = scaled(12, 3);
  // A short run does not wait until what a killed one had taken is free for others.
  const signal = scaled<NodeJS.Signals>('SIGKILL', 'SIGTERM');
  for (let end = 0; end < ends; end += 1) {
    const instance = site.instances[end % 3];
    await instance?.ready();
    const before = receiver.received.length;
    while (receiver.received.length < before + 10) await wait(1);
    await wait(Math.random() * 50);
    await instance?.end(signal);
    await instance?.start(environment);
  }
  isOver = true;
  await Promise.all(senders);
  await vi.waitFor(
    async () => expect(await askDatabase(site.url, 'SELECT 1 FROM outbox LIMIT 1')).toEqual([]),
    { timeout: scaled(1_200_000, 60_000), interval: 200 },
  );
  const ids = (await askDatabase(site.url, 'SELECT id FROM submissions')).map(({ id }) => id);
  const told = receiver.received.map(({ id }) => id);
  const twice = told.length - new Set(told).size;
  tell(
    `notices: ${ends} of 3 instances killed; ${ids.length} rows, told ${told.length} times, ${twice} of them again`,
  );
  expect(ids.length).toBe(sent.all.size);
  expect(new Set(told)).toEqual(new Set(ids));
  expect(twice).toBeLessThanOrEqual(signal === 'SIGKILL' ? ends * mostUnderWay : 0);
});
