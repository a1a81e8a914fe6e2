import type { Browser, Page } from '@playwright/test';
import { settle } from '../../../src/tools/browser/settle.ts';
import { actedStates } from './ariaStates.ts';
import type { ActedState } from './ariaState.ts';
import { listComplaints, test } from './site.ts';
import { large, small } from './shellElements.ts';

/** Looks at a page in an opened state and says every fault in words. */
export type StateLook = (page: Page, opened: ActedState) => Promise<readonly string[]>;

/** The parts of the header, which are opened on a page, where something lies behind them. */
const inHeader = new Set(['service-menu', 'mobile-menu', 'side-panel']);

/** Every state; those of the header on a page of both reading directions. */
const states = actedStates.flatMap((state) =>
  inHeader.has(state.component)
    ? ['/contact-us', '/ar/contact-us'].map((path) => ({ ...state, path }))
    : [state],
);

/**
 * Brings about every state once, each in a tab that has seen nothing before, and has every look look
 * at each. Returns the faults of each look with component, state and address.
 * @param prepare is called before the page is opened.
 */
export async function lookAtEveryState<Name extends string>(
  browser: Browser,
  baseURL: string,
  looks: Readonly<Record<Name, StateLook>>,
  prepare: (page: Page) => Promise<void>,
): Promise<Record<Name, string[]>> {
  test.info().setTimeout(test.info().timeout + 15_000 * states.length);
  const faults = Object.keys(looks).map((name): [Name, string[]] => [name as Name, []]);
  for (const state of states) {
    const context = await browser.newContext({
      baseURL,
      viewport: state.isSmall ? small : large,
      reducedMotion: state.needsMotion ? 'no-preference' : 'reduce',
    });
    const complaints = listComplaints(context, [/Failed to load resource/u]);
    const page = await context.newPage();
    await prepare(page);
    await page.goto(state.path);
    await state.act(page);
    await settle(page);
    const told = (fault: string) => `${state.component}, ${state.state} (${state.path}): ${fault}`;
    for (const [name, found] of faults) {
      found.push(...(await looks[name](page, state)).map(told));
    }
    faults[0]?.[1].push(...complaints.map(told));
    await context.close();
  }
  return Object.fromEntries(faults) as Record<Name, string[]>;
}
