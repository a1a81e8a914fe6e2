import type { Page } from '@playwright/test';
import { lookAtEveryState } from './testing/everyState.ts';
import { findChangesOnHover } from './testing/hover.ts';
import { listenToAnnouncements } from './testing/lookAtPages.ts';
import { findOpenRing } from './testing/ringSides.ts';
import { findStopFaults, type StopFaults } from './testing/stopFaults.ts';
import { findSmallTargets } from './testing/smallTargets.ts';
import { findLowContrast } from './testing/textContrast.ts';
import { expect, test } from './testing/site.ts';
import { watchStops } from './testing/watchStops.ts';
import { watchTexts } from './testing/watchTexts.ts';
import { findNoWayOut, isLayered } from './testing/wayOut.ts';

// One worker brings every state about once, for all tests of this file.
test.describe.configure({ mode: 'default' });

/** What is announced in a state, by role, in order; in every other state nothing is. */
const announced: Readonly<Record<string, readonly string[]>> = {
  'carousel at its second slide': ['status'],
  'carousel at its end': ['status', 'status'],
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

let faults: Record<Look, string[]>;

test.beforeAll(async ({ browser, site }) => {
  const knownKinds = new Set<string>();
  const knownHovers = new Set<string>();
  let said: () => Promise<string[]>;
  let found: StopFaults;
  let hasLayer = false;
  const contrastIn = (colorScheme: 'light' | 'dark') => async (page: Page) => {
    await page.emulateMedia({ colorScheme });
    return findLowContrast(page);
  };
  faults = await lookAtEveryState(
    browser,
    site.origin,
    {
      said: async (_, { state }) => judgeAnnouncements(await said(), announced[state] ?? []),
      targets: findSmallTargets,
      dark: contrastIn('dark'),
      light: contrastIn('light'),
      hover: (page) => findChangesOnHover(page, knownHovers),
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

/** What is said otherwise than expected: in another order, another role, twice, or in addition. */
function judgeAnnouncements(said: readonly string[], expected: readonly string[]): string[] {
  // That something is on its way is said only if it takes long: before a quick answer a slow
  // machine says it as well.
  const isQuick = expected.length === 1 && said.length === 2;
  const heard = isQuick ? said.slice(1) : said;
  const roles = heard.map((line) => line.split(':')[0]);
  const isOnce = new Set(said).size === said.length;
  const isExpected = roles.join() === expected.join();
  return isOnce && isExpected ? [] : [`says ${said.join(' / ') || 'nothing'}`];
}

test(
  'every opened state announces what has changed, once and in order, and nothing else',
  { tag: '@general/announced-once' },
  () => {
    expect(faults.said).toEqual([]);
  },
);

test(
  'in every opened state what is to be hit is large enough or far enough from the next',
  { tag: '@general/target-size' },
  () => {
    expect(faults.targets).toEqual([]);
  },
);

test(
  'in every opened state every text stands out from what is drawn behind it, in both themes',
  { tag: '@general/contrast-drawn' },
  () => {
    expect([...faults.light, ...faults.dark]).toEqual([]);
  },
);

test(
  'in every opened state the pointer brings up no words',
  { tag: '@premises/nothing-on-hover' },
  () => {
    expect(faults.hover).toEqual([]);
  },
);

test(
  'from every opened state Tab and Shift+Tab lead out of the page, or Escape out of the dialog',
  { tag: '@general/no-trap' },
  () => {
    expect([...faults.ends, ...faults.out]).toEqual([]);
  },
);

test(
  'in every opened state the focus goes in the order in which it is seen',
  { tag: '@general/seen-order' },
  () => {
    expect(faults.order).toEqual([]);
  },
);

test(
  'in every opened state every stop shows its ring, and nothing lies over it',
  {
    tag: [
      '@general/focus-ring',
      '@general/focus-ring-whole',
      '@general/forced-focus',
      '@general/focus-not-hidden',
    ],
  },
  () => {
    expect([...faults.ring, ...faults.hidden]).toEqual([]);
  },
);

test(
  'in every opened state the focus alone changes nothing',
  { tag: ['@general/on-focus', '@premises/nothing-on-hover'] },
  () => {
    expect(faults.changes).toEqual([]);
  },
);
