import { expect, test } from 'vitest';
import { intakePaths } from '../../src/contract/intake.ts';
import { quote } from '../../src/server/testing/temporarySite.ts';
import { askInThread } from './testing/askInThread.ts';
import { scaled, tell } from './testing/scale.ts';
import { sharedSite } from './testing/sharedSite.ts';
import { visitPages } from './testing/visitPages.ts';

/** Who posts at the same time, and for how many milliseconds. */
const senders = scaled(32, 4);
const duration = scaled(20_000, 500);

test.each(scaled([1, 2, 3], [2]))(
  'each of %i instances stores what is sent at once, and serves pages',
  async (count) => {
    const site = await sharedSite(count);
    for (const { start } of site.instances) await start();
    const addresses = site.origins().map((origin) => origin + intakePaths.quote);
    const asking = { addresses, together: senders, pause: 0, posted: quote };
    const endVisits = visitPages(`${site.origins()[0]}/about-us`);
    // What Node compiles as it goes is not measured.
    const before = await askInThread(asking, scaled(3_000, 100))();
    const start = performance.now();
    const { p50, p99, count: thanked, faults } = await askInThread(asking, duration)();
    const seconds = (performance.now() - start) / 1_000;
    const pages = await endVisits();
    const stored = (await site.messages()).length;
    tell(
      `throughput: | ${count} | ${(thanked / seconds).toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${pages.count} | ${pages.p99.toFixed(1)} |`,
    );
    expect([...before.faults, ...faults, ...pages.faults]).toEqual([]);
    expect(stored).toBe(before.count + thanked);
  },
);
