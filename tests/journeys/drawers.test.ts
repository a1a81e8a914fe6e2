import { pathOf } from '../../src/site/urls.ts';
import { settle } from './testing/liveIsland.ts';
import {
  describeOpened,
  expectModal,
  expectNoModal,
  large,
  shellElements,
  small,
} from './testing/shellElements.ts';
import { expect, lessMotion, locales, test } from './testing/site.ts';

test.use({ contextOptions: lessMotion });

for (const { code } of locales) {
  test(
    `menu and panel come from where lines end (${code})`,
    { tag: ['@menu-mobile/inline-end', '@sidebar-right/inline-end'] },
    async ({ page }) => {
      for (const viewport of [{ ...small, width: 800 }, large]) {
        await page.setViewportSize(viewport);
        await page.goto(pathOf('home', code));
        const { menuButton, menu, panelButton, panel } = shellElements(page, code);
        const isMenu = viewport.width === 800;
        await (isMenu ? menuButton : panelButton).click();
        const box = await (isMenu ? menu : panel).boundingBox();
        const isRightToLeft = (await page.locator('html').getAttribute('dir')) === 'rtl';
        const edge = isRightToLeft ? box?.x : (box?.x ?? 0) + (box?.width ?? 0);
        expect(edge).toBeCloseTo(isRightToLeft ? 0 : viewport.width, 0);
        expect(box?.width).toBeLessThan(viewport.width);
      }
    },
  );
}

for (const { drawer, opener, tag } of [
  {
    drawer: 'menu',
    opener: 'menuButton',
    tag: ['@menu-mobile/ways-out', '@menu-mobile/focus-back', '@menu-mobile/tab'],
  },
  {
    drawer: 'panel',
    opener: 'panelButton',
    tag: ['@sidebar-right/ways-out', '@sidebar-right/focus-back', '@sidebar-right/tab'],
  },
] as const) {
  for (const { code } of locales) {
    describeOpened(drawer, code, () => {
      test(
        'it keeps Tab; Escape and a click beside it close it',
        { tag: [...tag] },
        async ({ page }) => {
          // Wide enough for either button, and for something beside either drawer.
          await page.setViewportSize({ width: 800, height: 800 });
          const { [drawer]: dialog, [opener]: button } = shellElements(page, code);
          for (const key of ['Tab', 'Shift+Tab']) {
            for (let step = 0; step < 12; step += 1) {
              await page.keyboard.press(key);
              await expect(dialog.locator(':focus'), `${key} ${step}`).toHaveCount(1);
            }
          }
          await page.keyboard.press('Escape');
          await expectNoModal(page);
          await expect(button).toBeFocused();

          await button.click();
          await dialog.click({ position: { x: 5, y: 5 } });
          await expectModal(page, dialog);
          const isRightToLeft = (await page.locator('html').getAttribute('dir')) === 'rtl';
          await page.mouse.click(isRightToLeft ? 790 : 10, 400);
          await expectNoModal(page);
          await expect(button).toBeFocused();
        },
      );
    });
  }
}

test(
  'the page behind does not scroll, and does so again afterwards',
  { tag: ['@menu-mobile/scroll-locked', '@sidebar-right/scroll-locked'] },
  async ({ page }) => {
    for (const viewport of [small, large]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      const { menuButton, menu, panelButton, panel } = shellElements(page, 'en');
      const isMenu = viewport === small;
      await (isMenu ? menuButton : panelButton).click();
      await expect(isMenu ? menu : panel).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await page.mouse.move(10, 300);
      await page.mouse.wheel(0, 400);
      await page.keyboard.press('End');
      await page.keyboard.press('Escape');
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }
  },
);

test(
  'at 320 by 256 px every link of the panel can be brought into view',
  { tag: '@sidebar-right/zoom' },
  async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 256 });
    await page.goto('/');
    const { panelButton, panel } = shellElements(page, 'en');
    await panelButton.click();
    await expect(panel).toBeVisible();
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(panel).toBeVisible();
    const stops = await panel.locator('a, button').all();
    expect(stops.length).toBeGreaterThan(3);
    for (const stop of stops) {
      await stop.focus();
      await expect(stop).toBeInViewport({ ratio: 1 });
    }
  },
);

test('the pointer alone opens nothing', { tag: '@nav-service/no-hover' }, async ({ page }) => {
  await page.setViewportSize(large);
  await page.goto('/');
  const { service, services } = shellElements(page, 'en');
  await service.hover();
  await settle(page.locator('[data-island="service-menu"]'));
  // Once more, now that the part could answer.
  await page.mouse.move(0, large.height - 1);
  await service.hover();
  await expect(service).toHaveAttribute('aria-expanded', 'false');
  await expect(services).toHaveCount(0);
});
