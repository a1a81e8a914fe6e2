import type { Page } from '@playwright/test';
import { faultsOf, stops } from './demandsParts.ts';
import { lookAtRing } from './focusRing.ts';
import { galleryPaths } from './galleryRenderer.ts';
import { large, shellParts, small } from './shellParts.ts';
import { expect, lessMotion, test } from './site.ts';

test.use({ contextOptions: lessMotion, expected: [/404/u] });

/** Every cut ring on the way through the page, or round an open dialog, by these keys. */
async function findCutRings(page: Page, keys: readonly string[]): Promise<string[]> {
  const faults = new Set<string>();
  for (const key of keys) {
    const seen = new Set<number>();
    for (;;) {
      await page.keyboard.press(key);
      const ring = await lookAtRing(page);
      if (ring === undefined) break;
      if (seen.has(ring.stop)) break;
      seen.add(ring.stop);
      for (const cut of ring.cuts) faults.add(`${key} ${ring.name}: ${cut}`);
    }
    expect(seen.size).toBeGreaterThan(0);
  }
  return [...faults];
}

for (const { width, height } of [
  { width: 1280, height: 600 },
  { width: 390, height: 700 },
]) {
  test(`[general/focus-ring-whole] on every way through a page nothing cuts a ring off, ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height });
    const faults = await faultsOf(
      page,
      ['/', '/contact-us', '/ar/', '/ar/contact-us', '/404'],
      () => findCutRings(page, ['Tab', 'Shift+Tab']),
    );
    expect(faults).toEqual([]);
  });
}

for (const code of ['en', 'ar']) {
  test(`[general/focus-ring-whole] nothing cuts a ring off in what the header opens (${code})`, async ({
    page,
  }) => {
    const path = code === 'en' ? '/contact-us' : `/${code}/contact-us`;
    await page.setViewportSize({ ...large, height: 500 });
    await page.goto(path);
    const wide = shellParts(page, code);
    await wide.service.press('Enter');
    await expect(wide.services).toBeVisible();
    expect(await findCutRings(page, ['Tab'])).toEqual([]);
    await wide.panelButton.press('Enter');
    await expect(wide.panel).toBeVisible();
    expect(await findCutRings(page, ['Tab', 'Shift+Tab'])).toEqual([]);

    await page.setViewportSize({ ...small, height: 400 });
    await page.goto(path);
    const { menuButton, menu, inMenu, common } = shellParts(page, code);
    await menuButton.press('Enter');
    await expect(menu).toBeVisible();
    await inMenu(common.header.service).press('Enter');
    expect(await findCutRings(page, ['Tab', 'Shift+Tab'])).toEqual([]);
  });
}

test('[general/focus-ring-whole] nothing cuts a ring off in any state of any part, in both directions', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1280, height: 600 });
  const faults: string[] = [];
  for (const address of galleryPaths) {
    await page.goto(address);
    if ((await page.locator(stops).count()) === 0) continue;
    for (const fault of await findCutRings(page, ['Tab', 'Shift+Tab'])) {
      faults.push(`${address}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
