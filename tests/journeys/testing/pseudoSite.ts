import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadBuild } from '../../../src/server/site/loadBuild.ts';
import { build, copyProject } from '../../../src/project/copyProject.ts';
import { startSite } from '../../../src/tools/browser/startSite.ts';
import { writePseudoLocales } from '../../../src/tools/locales/pseudo/writePseudoLocales.ts';
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
      const copy = copyProject();
      await rm(join(copy, 'locales/ar'), { recursive: true });
      await writePseudoLocales(copy);
      const { code, output } = await build(copy, { PSEUDO_LOCALES: '1' });
      if (code !== 0) throw new Error(output);
      const site = await startSite(await loadBuild(copy));
      await provide(site);
      await site.stop();
      await rm(copy, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
