import { rm } from 'node:fs/promises';
import { loadBuild } from '../../../src/server/site/loadBuild.ts';
import { startSite } from '../../../src/tools/browser/startSite.ts';
import { buildPseudoSite } from '../../../src/tools/locales/pseudo/buildPseudoSite.ts';
import { test as base } from './site.ts';

/** Paths of the pages of a built site, by the code of their language. */
type Paths = (locale: string) => string[];

/**
 * A test with the site in English and the pseudo-locales as its base address, built for it. To build
 * it takes half a minute, so one worker does so for all tests.
 */
export const test = base.extend<object, { paths: Paths }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, provide) => {
      const copy = await buildPseudoSite();
      const site = await startSite(await loadBuild(copy));
      await provide(site);
      await site.stop();
      await rm(copy, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
