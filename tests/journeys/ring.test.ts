import type { Page } from '@playwright/test';
import { faultsOf, stops } from './testing/lookAtPages.ts';
import { lookAtFocus } from './testing/lookAtFocus.ts';
import { galleryComponents, galleryPath } from './testing/galleryRenderer.ts';
import { large, shellElements, small } from './testing/shellElements.ts';
import { expect, lessMotion, test } from './testing/site.ts';

test.use({ contextOptions: lessMotion, expected: [/404/u] });

/** Every focus that is not seen whole on the way through the page, or round an open dialog. */
async function findUnseen(page: Page, keys: readonly string[]): Promise<string[]> {
  const faults = new Set<string>();
  for (const key of keys) {
    const seen = new Set<number>();
    for (;;) {
      await page.keyboard.press(key);
      const focus = await lookAtFocus(page);
      if (focus === undefined || seen.has(focus.stop)) break;
      seen.add(focus.stop);
      for (const fault of focus.faults) faults.add(`${key} ${focus.name}: ${fault}`);
    }
    expect(seen.size).toBeGreaterThan(0);
  }
  return [...faults];
}

// Each window sees every kind of part and both directions.
for (const { width, height, paths } of [
  { width: 1280, height: 600, paths: ['/', '/ar/contact-us', '/404'] },
  { width: 390, height: 700, paths: ['/ar/', '/contact-us', '/404'] },
]) {
  test(
    `on every way through a page the focus is seen with its whole ring, ${width} px wide`,
    { tag: ['@general/focus-not-hidden', '@general/focus-ring-whole'] },
    async ({ page }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height });
      const faults = await faultsOf(page, paths, () => findUnseen(page, ['Tab', 'Shift+Tab']));
      expect(faults).toEqual([]);
    },
  );
}

for (const code of ['en', 'ar']) {
  test(
    `nothing cuts a ring off in what the header opens (${code})`,
    { tag: '@general/focus-ring-whole' },
    async ({ page }) => {
      const path = code === 'en' ? '/contact-us' : `/${code}/contact-us`;
      await page.setViewportSize({ ...large, height: 500 });
      await page.goto(path);
      const wide = shellElements(page, code);
      await wide.service.press('Enter');
      await expect(wide.services).toBeVisible();
      expect(await findUnseen(page, ['Tab'])).toEqual([]);
      await wide.panelButton.press('Enter');
      await expect(wide.panel).toBeVisible();
      expect(await findUnseen(page, ['Tab', 'Shift+Tab'])).toEqual([]);

      await page.setViewportSize({ ...small, height: 400 });
      await page.goto(path);
      const { menuButton, menu, inMenu, common } = shellElements(page, code);
      await menuButton.press('Enter');
      await expect(menu).toBeVisible();
      await inMenu(common.header.service).press('Enter');
      expect(await findUnseen(page, ['Tab', 'Shift+Tab'])).toEqual([]);
    },
  );
}

test(
  'nothing cuts a ring off in any state of any part, in both directions',
  { tag: '@general/focus-ring-whole' },
  async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1280, height: 600 });
    const faults: string[] = [];
    for (const component of galleryComponents) {
      for (const dir of ['ltr', 'rtl'] as const) {
        await page.goto(galleryPath(component, dir));
        if ((await page.locator(stops).count()) === 0) break;
        for (const fault of await findUnseen(page, ['Tab']))
          faults.push(`${component} ${dir}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  },
);
