import { findStopFaults } from './testing/stopFaults.ts';
import { stops } from './testing/lookAtPages.ts';
import { galleryComponents, galleryPath } from './testing/galleryRenderer.ts';
import { expect, lessMotion, test } from './testing/site.ts';
import { watchStops } from './testing/watchStops.ts';

test.use({ contextOptions: lessMotion });

test(
  'nothing cuts a ring off in any state of any part, in both directions',
  { tag: '@general/focus-ring-whole' },
  async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1280, height: 600 });
    await watchStops(page);
    const knownKinds = new Set<string>();
    const faults: string[] = [];
    for (const component of galleryComponents) {
      for (const dir of ['ltr', 'rtl'] as const) {
        await page.goto(galleryPath(component, dir));
        if ((await page.locator(stops).count()) === 0) break;
        const { ring, hidden, ends } = await findStopFaults(page, { keys: ['Tab'], knownKinds });
        for (const fault of [...ring, ...hidden, ...ends])
          faults.push(`${component} ${dir}: ${fault}`);
      }
    }
    expect(knownKinds.size).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  },
);
