import { expect, test } from 'vitest';
import { intakePaths } from '../../src/contract/intake.ts';
import { quote } from '../../src/server/testing/temporarySite.ts';
import { askInThread, type Asking } from './testing/askInThread.ts';
import { scaled, tell } from './testing/scale.ts';
import { sharedSite } from './testing/sharedSite.ts';
import { visitPages } from './testing/visitPages.ts';

/** Milliseconds for which each load is measured. */
const duration = scaled(20_000, 500);

/** Who posts: as fast as they are answered, or with a pause, as many as a site may have on its best day. */
const loads = [
  { name: 'as fast as answered', pause: 0 },
  { name: 'steady', pause: 50 },
] as const;

// What is measured is for the papers: on a machine with other work to do, a number as a test would fail.
test.each(scaled([1, 2, 3], [2]))(
  'each of %i instances stores what is sent at once, and serves pages',
  async (count) => {
    const site = await sharedSite(count);
    for (const { start } of site.instances) await start();
    const addresses = site.origins().map((origin) => origin + intakePaths.quote);
    const asking: Asking = { addresses, together: scaled(32, 4), pause: 0, posted: quote };
    // What Node compiles as it goes is not measured.
    const { count: before } = await askInThread(asking, scaled(3_000, 100))();
    let stored = before;
    for (const { name, pause } of loads) {
      const endVisits = visitPages(`${site.origins()[0]}/about-us`);
      const start = performance.now();
      const posts = await askInThread({ ...asking, pause }, duration)();
      const rate = posts.count / ((performance.now() - start) / 1_000);
      const pages = await endVisits();
      const [p50, p99, page] = [posts.p50, posts.p99, pages.p99].map((one) => one.toFixed(1));
      tell(
        `${count} instances, ${asking.together} senders ${name}: ${rate.toFixed(0)} submissions a second, p50 ${p50} ms, p99 ${p99} ms; of ${pages.count} pages p99 ${page} ms`,
      );
      expect([...posts.faults, ...pages.faults]).toEqual([]);
      stored += posts.count;
    }
    expect((await site.messages()).length).toBe(stored);
  },
);
