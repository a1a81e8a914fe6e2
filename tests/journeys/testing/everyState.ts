import type { Browser, Page } from '@playwright/test';
import { settle } from '../../../src/tools/browser/settle.ts';
import { actedStates } from './ariaStates.ts';
import type { ActedState } from './ariaState.ts';
import { isWalked } from './pages.ts';
import { listComplaints, test } from './site.ts';
import { large, small } from './shellElements.ts';
import { waitForOffer } from './waitForOffer.ts';

/** Looks at a page in an opened state and says every fault in words. */
export type StateLook = (page: Page, opened: ActedState) => Promise<readonly string[]>;

/** What has states of its own, by the islands and class roots that belong to it. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'the header': ['service-menu', 'mobile-menu', 'side-panel', 'utility-bar'],
  'the quote form': ['quote-form', 'message-dialog'],
  'the consultation form': ['consultation-form'],
  'the sign-up': ['newsletter-form'],
};

/** The layers of the header, which are opened on a page, where something lies behind them. */
const layers = new Set(['service-menu', 'mobile-menu', 'side-panel']);

/** Every state by the part of the page that it is one of; layers of the header on a page of both reading directions. */
export const statesByPart: ReadonlyMap<string, readonly ActedState[]> = Map.groupBy(
  actedStates.flatMap((state) =>
    layers.has(state.component)
      ? ['/contact-us', '/ar/contact-us'].filter(isWalked).map((path) => ({ ...state, path }))
      : [state],
  ),
  ({ component }) =>
    Object.keys(parts).find((part) => parts[part]?.includes(component)) ?? 'what unfolds or turns',
);

/**
 * Brings about each state once, each in a tab that has seen nothing before, and has every look look
 * at each. Returns the faults of each look with component, state and address; as `console`, what the
 * browser has complained of.
 * @param prepare is called before the page is opened.
 */
export async function lookAtStates<Name extends string>(
  browser: Browser,
  baseURL: string,
  states: readonly ActedState[],
  looks: Readonly<Record<Name, StateLook>>,
  prepare: (page: Page) => Promise<void>,
): Promise<Record<Name | 'console', string[]>> {
  // A form that looks for an answer in vain takes a few seconds, and much longer on a busy machine.
  test.info().setTimeout(test.info().timeout + 20_000 * states.length);
  const faults = Object.keys(looks).map((name): [Name, string[]] => [name as Name, []]);
  const said: string[] = [];
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
    await waitForOffer(page);
    await state.act(page);
    await settle(page);
    const told = (fault: string) => `${state.component}, ${state.state} (${state.path}): ${fault}`;
    for (const [name, found] of faults) {
      found.push(...(await looks[name](page, state)).map(told));
    }
    said.push(...complaints.map(told));
    await context.close();
  }
  return { ...(Object.fromEntries(faults) as Record<Name, string[]>), console: said };
}
