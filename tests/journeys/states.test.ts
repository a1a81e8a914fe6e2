import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { faultsOf } from './testing/lookAtPages.ts';
import { expect, kindPages, lessMotion, locales, test } from './testing/site.ts';

declare const axe: typeof axeCore;

const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** What pointer and focus make of a control, together as they come. */
const states = [['hover'], ['hover', 'active'], ['focus', 'focus-visible']] as const;

// The page that is not found is one of the pages.
test.use({ contextOptions: lessMotion, expected: [/404/u] });

for (const { code } of locales) {
  const paths = kindPages.filter(({ locale }) => locale === code).map(({ path }) => path);
  test(
    `text in ${code} keeps its contrast in every state of pointer and focus`,
    { tag: '@general/states-contrast' },
    async ({ page }) => {
      expect(await faultsOf(page, paths, findLowInStates)).toEqual([]);
    },
  );
}

/** Text that loses its contrast while pointer or focus are on it, in both themes. */
async function findLowInStates(page: Page): Promise<string[]> {
  await page.evaluate(engine);
  const force = await forceable(page);
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const classes of states) {
      await force(classes);
      const found = await page.evaluate(async () => {
        const { violations, incomplete } = await axe.run({ runOnly: ['color-contrast'] });
        // Text in the very colour of its ground is left to be reviewed.
        const same = incomplete.flatMap(({ nodes }) =>
          nodes.filter(({ any }) => any[0]?.data.messageKey === 'equalRatio'),
        );
        const low = violations.flatMap(({ nodes }) => nodes);
        return [...low, ...same].map(({ html }) => html);
      });
      faults.push(...found.map((html) => `${colorScheme}, ${classes.join(' and ')}: ${html}`));
    }
  }
  return faults;
}

/** Puts every element of a page at once into these states, as the browser's own tools do. */
async function forceable(page: Page): Promise<(classes: readonly string[]) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const selector = 'body :not(svg *, script)';
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  expect(nodeIds.length).toBeGreaterThan(50);
  return async (classes) => {
    const forcedPseudoClasses = [...classes];
    await Promise.all(
      nodeIds.map((nodeId) =>
        browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
      ),
    );
  };
}
