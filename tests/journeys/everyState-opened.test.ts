// Longer than others: all tests of one walk through the states, which takes a minute.
import type { Page } from '@playwright/test';
import { settleStyles } from '../../src/tools/browser/settle.ts';
import { lookAtStates, statesByPart } from './testing/everyState.ts';
import { findChangesOnHover } from './testing/hover.ts';
import { listenToAnnouncements } from './testing/lookAtPages.ts';
import { findOpenRing } from './testing/ringSides.ts';
import { wakeIslands } from './testing/seenText.ts';
import { findStopFaults, type StopFaults } from './testing/stopFaults.ts';
import { findSmallTargets } from './testing/smallTargets.ts';
import { findLowContrast } from './testing/textContrast.ts';
import { expect, test } from './testing/site.ts';
import { watchStops } from './testing/watchStops.ts';
import { watchTexts } from './testing/watchTexts.ts';
import { findNoWayOut, isLayered } from './testing/wayOut.ts';

/** What is announced in a state, by role, in order; in every other state nothing is. */
const announced: Readonly<Record<string, readonly string[]>> = {
  'carousel at its second slide': ['status'],
  'carousel at its end': ['status', 'status'],
  'services filtered': ['status'],
  'no service found': ['status'],
  'consultation sent': ['status'],
  'consultation either unticks': ['status'],
  'consultation sending': ['status'],
  'consultation not taken': ['alert'],
  'consultation never answered': ['status', 'alert'],
  'quote sending': ['status'],
  'quote not taken': ['alert'],
  'quote never answered': ['status', 'alert'],
  'newsletter thanks': ['status'],
  'newsletter sending': ['status'],
  'newsletter not taken': ['alert'],
  'newsletter never answered': ['status', 'alert'],
};

type Look = keyof StopFaults | 'said' | 'targets' | 'light' | 'dark' | 'hover' | 'out';

/** Forms that are answered: that they are on their way is said first where that takes long. */
const answered = new Set(
  ['consultation', 'quote', 'newsletter'].flatMap((form) =>
    ['sent', 'thanks', 'not taken'].map((end) => `${form} ${end}`),
  ),
);

/** What is said otherwise than expected: in another order, another role, twice, or in addition. */
function judgeAnnouncements(said: readonly string[], state: string): string[] {
  const expected = announced[state] ?? [];
  const isSlow = answered.has(state) && said.length === expected.length + 1;
  const roles = said.map((line) => line.split(':')[0]);
  const isOnce = new Set(said).size === said.length;
  const isExpected = roles.join() === [...(isSlow ? ['status'] : []), ...expected].join();
  return isOnce && isExpected ? [] : [`says ${said.join(' / ') || 'nothing'}`];
}

for (const [part, states] of statesByPart) {
  test.describe(() => {
    // One worker brings each state about once, for all tests of this part.
    test.describe.configure({ mode: 'default' });

    let faults: Record<Look | 'console', string[]>;

    test.beforeAll(async ({ browser, site }) => {
      const knownKinds = new Set<string>();
      const knownHovers = new Set<string>();
      let said: () => Promise<string[]>;
      let found: StopFaults;
      let hasLayer = false;
      const contrastIn = (colorScheme: 'light' | 'dark') => async (page: Page) => {
        await page.emulateMedia({ colorScheme });
        // Some colours glide from one theme to the other.
        await settleStyles(page);
        return findLowContrast(page);
      };
      faults = await lookAtStates(
        browser,
        site.origin,
        states,
        {
          said: async (_, { state }) => judgeAnnouncements(await said(), state),
          targets: findSmallTargets,
          dark: contrastIn('dark'),
          light: contrastIn('light'),
          hover: async (page) => {
            // What comes alive under the pointer is told otherwise, and shown elsewhere.
            const hasScripts = (await page.locator('html[data-motion]').count()) > 0;
            if (hasScripts) await wakeIslands(page);
            return findChangesOnHover(page, knownHovers);
          },
          ends: async (page) => {
            hasLayer = await isLayered(page);
            const isList = (await page.getByRole('listbox').count()) > 0;
            const isModal = (await page.getByRole('dialog').count()) > 0;
            found = await findStopFaults(page, {
              knownKinds,
              lookAtNew: () => findOpenRing(page),
              keys: isList ? ['ArrowDown', 'ArrowUp'] : ['Tab', 'Shift+Tab'],
              // A list ends; a dialog keeps the focus, and has to let it go by other keys.
              ends: isList ? ['stuck'] : isModal ? ['round', 'stuck'] : ['outside'],
            });
            return found.ends;
          },
          order: async () => found.order,
          ring: async () => found.ring,
          hidden: async () => found.hidden,
          changes: async () => found.changes,
          out: async (page, { act }) => (hasLayer ? findNoWayOut(page, () => act(page)) : []),
        },
        async (page) => {
          said = await listenToAnnouncements(page);
          await watchStops(page);
          await watchTexts(page);
        },
      );
    });

    test(
      `every state of ${part} announces what has changed, once and in order, and nothing else`,
      { tag: '@general/announced-once' },
      () => {
        expect(faults.said).toEqual([]);
      },
    );

    test(
      `in every state of ${part} what is to be hit is large enough or far enough from the next`,
      { tag: '@general/target-size' },
      () => {
        expect(faults.targets).toEqual([]);
      },
    );

    test(
      `in every state of ${part} every text stands out from what is drawn behind it, in both themes`,
      { tag: '@general/contrast-drawn' },
      () => {
        expect([...faults.light, ...faults.dark]).toEqual([]);
      },
    );

    test(
      `in every state of ${part} the pointer brings up no words`,
      { tag: '@premises/nothing-on-hover' },
      () => {
        expect(faults.hover).toEqual([]);
      },
    );

    test(
      `from every state of ${part} Tab and Shift+Tab lead out of the page, or Escape out of the dialog`,
      { tag: '@general/no-trap' },
      () => {
        expect([...faults.ends, ...faults.out]).toEqual([]);
      },
    );

    test(
      `in every state of ${part} the focus goes in the order in which it is seen`,
      { tag: '@general/seen-order' },
      () => {
        expect(faults.order).toEqual([]);
      },
    );

    test(
      `in every state of ${part} every stop shows its ring, whole and all around`,
      { tag: ['@general/focus-ring', '@general/focus-ring-whole', '@general/forced-focus'] },
      () => {
        expect(faults.ring).toEqual([]);
      },
    );

    test(
      `in every state of ${part} nothing lies over what has the focus`,
      { tag: '@general/focus-not-hidden' },
      () => {
        expect(faults.hidden).toEqual([]);
      },
    );

    test(
      `in every state of ${part} the focus alone changes nothing`,
      { tag: ['@general/on-focus', '@premises/nothing-on-hover'] },
      () => {
        expect([...faults.changes, ...faults.console]).toEqual([]);
      },
    );
  });
}
