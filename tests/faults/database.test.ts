import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { expectWhole } from './testing/expectWhole.ts';
import { scaled, tell } from './testing/scale.ts';
import { nothingSent, sendUntilThanked } from './testing/senders.ts';
import { sharedSite } from './testing/sharedSite.ts';
import { visitPages } from './testing/visitPages.ts';

/** What each instance answers when it is asked whether it is ready. */
async function readiness(origins: readonly string[]): Promise<number[]> {
  return Promise.all(
    origins.map(async (origin) => {
      const answer = await fetch(`${origin}/readyz`);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
}

test('however the database is restarted, instances stay, serve pages, and take submissions again by themselves', async () => {
  const site = await sharedSite(3);
  for (const { start } of site.instances) await start();
  const started = site.origins();
  const sent = nothingSent();
  let isOver = false;
  const senders = Array.from({ length: scaled(16, 4) }, (_, sender) =>
    sendUntilThanked(site.origins, `restarts-${sender}`, sent, () => isOver),
  );
  const endVisits = started.map((origin) => visitPages(`${origin}/about-us`));
  const restarts = scaled(20, 2);
  const back: number[] = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    const before = sent.thanked.size;
    while (sent.thanked.size < before + scaled(300, 30)) await wait(1);
    await wait(Math.random() * 100);
    await site.database.stop(restart % 2 === 0 ? 'fast' : 'immediate');
    await vi.waitFor(async () => expect(await readiness(started)).toEqual([503, 503, 503]), 10_000);
    await site.database.start();
    const start = performance.now();
    await vi.waitFor(async () => expect(await readiness(started)).toEqual([200, 200, 200]), 30_000);
    back.push(performance.now() - start);
  }
  isOver = true;
  const again = (await Promise.all(senders)).reduce((sum, one) => sum + one);
  const visits = await Promise.all(endVisits.map((end) => end()));
  const stored = await site.messages();
  tell(
    `database: ${restarts} restarts, half of them as a crash; ${sent.all.size} sent, ${again} times again, ${sent.thanked.size} thanked for, ${stored.length} stored; ${JSON.stringify([...sent.statuses])}; ready again after ${Math.max(...back).toFixed(0)} ms at most; of ${visits.reduce((sum, { count }) => sum + count, 0)} pages p99 ${Math.max(...visits.map(({ p99 }) => p99)).toFixed(1)} ms`,
  );
  expect(site.origins()).toEqual(started);
  expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  expectWhole(stored, sent);
  expect(stored.length).toBe(sent.all.size);
  expect(sent.statuses.get(503)).toBeGreaterThan(0);
  expect([...sent.statuses.keys()].filter((one) => ![200, 201, 303, 503].includes(one))).toEqual(
    [],
  );
});
