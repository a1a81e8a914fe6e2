import type { Page } from '@playwright/test';
import { faultsOf } from './demandsParts.ts';
import { expect, lessMotion, test } from './site.ts';

/** Every island, in both writing directions. */
const busiest = ['/', '/contact-us', '/ar/contact-us'];

test.use({ contextOptions: lessMotion, expected: [/404/u] });

/** What has the focus, and whether anything lies over its middle or the header over its top. */
function lookAtFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const { top, bottom, left, right, width, height } = focused.getBoundingClientRect();
    const bar = document.querySelector('.header');
    const edge = bar?.contains(focused) ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
    const isInBar = focused.closest('.top, .skip') !== null;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isCovered =
      middle !== null &&
      !focused.contains(middle) &&
      !middle.contains(focused) &&
      !middle.closest('label');
    const isOutside = bottom <= 0 || top >= innerHeight;
    const name = (focused.ariaLabel ?? focused.textContent).trim().slice(0, 40) || focused.id;
    const isUnderBar = !isInBar && top < edge - 1 && height < innerHeight - edge;
    return { name, isHidden: isOutside || isCovered || isUnderBar || width * height === 0 };
  });
}

test('[general/focus-not-hidden] Tab and Shift+Tab never lead under the header or out of the window', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 1280, height: 600 });
  const faults = await faultsOf(page, busiest, async () => {
    const hidden: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stops = 0; ; stops += 1) {
        await page.keyboard.press(key);
        const focus = await lookAtFocus(page);
        if (focus === undefined) {
          expect(stops, key).toBeGreaterThan(10);
          break;
        }
        if (focus.isHidden) hidden.push(`${key} ${focus.name}`);
      }
    }
    return hidden;
  });
  expect(faults).toEqual([]);
});
