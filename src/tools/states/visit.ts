import type { Page } from 'playwright-core';
import type { PublishedPage } from '../../delivery/manifest.ts';
import { settle, settleStyles } from '../browser/settle.ts';
import { windows, type Mode } from './modes.ts';
import type { PageState } from './pageState.ts';
import { asLoaded } from './pageStates.ts';
import { showMode } from './showMode.ts';
import { windowFor } from './whyNot.ts';

/** A page that is opened once, brought into a state, and looked at in some modes as it stands. */
export type Visit = {
  page: PublishedPage;
  /** None for the page as loaded. */
  state?: PageState | undefined;
  /** At least one; all with scripts, or all without. It is opened in the window of the first. */
  modes: readonly Mode[];
};

/**
 * Opens a page afresh, brings its state about and shows it in each mode. Modes change while the page
 * stands, as they do for visitors who turn a setting on or zoom: scripts hear of it where they ask.
 * @param tab one in which scripts are off, if the modes say so.
 * @param look is called whenever the page stands still in a mode.
 * @throws Error that names page and state if the page does not answer or does not open.
 */
export async function visit(
  tab: Page,
  { page, state, modes }: Visit,
  look: (mode: Mode) => Promise<void>,
): Promise<void> {
  const [first] = modes;
  if (first === undefined) throw new Error('Expected a mode to look in, got none.');
  try {
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    await tab.setViewportSize(windows[windowFor(state, first)]);
    // Without motion on the way: to glide down a page takes longer than all else.
    const isCalm = state !== undefined && !state.needsMotion;
    await tab.emulateMedia({ ...usual, ...(isCalm && { reducedMotion: 'reduce' }) });
    if (state?.scripts === 'blocked') await tab.route('**/*.js', (route) => route.abort());
    await load(tab, page);
    await state?.open(tab);
    await takePointerOut(tab);
    await tab.emulateMedia(usual);
    if (first.withoutScript) await tab.evaluate(waitForNothing);
    await settle(tab);
    // Another theme lays all text out anew, so that a font which came late is in use from now on.
    await tab.emulateMedia({ colorScheme: 'dark' });
    await settleStyles(tab);
    for (const mode of modes) {
      await tab.setViewportSize(windows[windowFor(state, mode)]);
      await showMode(tab, mode);
      await goToTop(tab);
      await settleStyles(tab);
      await look(mode);
    }
  } catch (cause) {
    throw new Error(
      `Expected "${state?.state ?? asLoaded}" on ${page.path} (${first.id}), but ${String(cause)}`,
      { cause },
    );
  }
}

/**
 * Runs in a page without script, where a browser never calls back: what tools of ours want to wait
 * for there comes at once.
 */
function waitForNothing(): void {
  const soon = (run: (now: number) => void): number => {
    void Promise.resolve(performance.now()).then(run);
    return 0;
  };
  Object.assign(window, { setTimeout: soon, requestAnimationFrame: soon });
}

const usual = {
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
  media: 'screen',
} as const;

/**
 * Takes the pointer out of the window, where it would show the hover style of whatever lies under it
 * and its ring. At once: when another mode lays the page out anew, a part that comes to lie under a
 * pointer comes alive, or does not, as the machine is quick or slow.
 */
async function takePointerOut(page: Page): Promise<void> {
  await page.mouse.move(-1, -1);
}

/**
 * Goes back to the top, where the sticky header lies over nothing. In every mode anew: a page that
 * takes its focus to a mistake scrolls there only when drawn, and whoever looked may have scrolled.
 */
async function goToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function load(page: Page, { id, path }: PublishedPage): Promise<void> {
  const status = (await page.goto(path))?.status();
  const expected = id === 'not-found' ? 404 : 200;
  if (status !== expected) {
    throw new Error(`Expected ${path} to answer ${expected}, got ${status}: build the site again.`);
  }
}
