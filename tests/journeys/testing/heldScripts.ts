import type { Page } from '@playwright/test';

type Fault = 'dead connection' | '404';

/** Scripts that a page has asked for and not got yet. */
export type HeldScripts = {
  /** Resolves when the page has asked for one. */
  isAsked: Promise<void>;
  /** Lets them through, those asked for and those to come. */
  release: () => void;
  /** Breaks their connections, or answers that there are none, until `release`. */
  lose: (fault?: Fault) => void;
};

/** Every script of the build but the entry. */
const ofIslands = /\/assets\/(?!browser-)[^/]*\.js$/u;

/**
 * Holds back the scripts of the parts, or those with a certain address, until the test says
 * what becomes of them: the order of things then is the test's, not the machine's. The route stays
 * to the end: with `unroute`, what else the page is fetching at that moment may never be answered.
 */
export async function holdScripts(page: Page, address = ofIslands): Promise<HeldScripts> {
  const asked = Promise.withResolvers<void>();
  const fate = Promise.withResolvers<Fault | undefined>();
  let isReleased = false;
  await page.route(address, async (route) => {
    asked.resolve();
    const fault = await fate.promise;
    if (isReleased || fault === undefined) await route.continue();
    else if (fault === '404') await route.fulfill({ status: 404 });
    else await route.abort('connectionreset');
  });
  return {
    isAsked: asked.promise,
    release: () => {
      isReleased = true;
      fate.resolve(undefined);
    },
    lose: (fault = 'dead connection') => fate.resolve(fault),
  };
}
