import type { Page } from '@playwright/test';

/** Whatever lies over the page and takes the keys, and the services, which only lie over it. */
const layers = '[role="dialog"], [role="listbox"], .service-menu__panel';

/** Whether something lies over the page. */
export async function isLayered(page: Page): Promise<boolean> {
  return (await page.locator(layers).count()) > 0;
}

/**
 * Whether Escape, and then the layer's own button, close what a state opens over the page and leave
 * the focus on something; faults in words.
 * @param open brings the state about on the page as loaded.
 */
export async function findNoWayOut(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  await page.reload();
  await open();
  // Nobody leaves what has not yet taken the focus.
  await page.waitForFunction((selector) => {
    const layer = document.querySelector(selector);
    return layer === null || layer.contains(document.activeElement);
  }, '[role="dialog"], [role="listbox"]');
  await page.keyboard.press('Escape');
  const faults = await whatHolds(page, 'Escape');
  await page.reload();
  await open();
  // A list is left by choosing, a dialog by the cross or its only button, and the services by what
  // opened them.
  const cross = page.locator('[role="dialog"] .icon-button');
  const only = page.locator('[role="dialog"] button, .service-menu__button[aria-expanded="true"]');
  const isList = (await page.getByRole('listbox').count()) > 0;
  const isCrossed = (await cross.count()) > 0;
  const own = isList ? page.getByRole('option') : isCrossed ? cross : only;
  await own.first().press('Enter');
  return [...faults, ...(await whatHolds(page, 'its own button'))];
}

async function whatHolds(page: Page, by: string): Promise<string[]> {
  try {
    await page.waitForFunction(
      (selector) =>
        document.querySelector(selector) === null && document.activeElement !== document.body,
      layers,
      { timeout: 3000 },
    );
    return [];
  } catch {
    const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
    return [`${by} does not close it, or leaves the focus on ${focus}`];
  }
}
