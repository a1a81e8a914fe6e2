import type { Page } from '@playwright/test';

/** Scripts that a page has asked for and not got yet. */
export type HeldScripts = {
  /** Resolves when the page has asked for one. */
  isAsked: Promise<void>;
  /** Lets them through, those asked for and those to come. */
  release: () => void;
  /** Breaks their connections, until `release`. */
  lose: () => void;
};

/** Every script of the build but the entry. */
const ofIslands = /\/assets\/(?!browser-)[^/]*\.js$/u;

/**
 * Holds back the scripts of the parts, or those with a certain address, until the test says
 * what becomes of them: the order of things then is the test's, not the machine's.
 */
export async function holdScripts(page: Page, address = ofIslands): Promise<HeldScripts> {
  const asked = Promise.withResolvers<void>();
  const fate = Promise.withResolvers<'continue' | 'abort'>();
  let isReleased = false;
  await page.route(address, async (route) => {
    asked.resolve();
    if ((await fate.promise) === 'continue' || isReleased) await route.continue();
    else await route.abort('connectionreset');
  });
  return {
    isAsked: asked.promise,
    release: () => {
      isReleased = true;
      fate.resolve('continue');
    },
    lose: () => fate.resolve('abort'),
  };
}
