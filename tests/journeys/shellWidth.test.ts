import { pathOf } from '../../src/site/urls.ts';
import {
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
    `growing out of the open menu leaves the focus in the navigation, in ${code}`,
    { tag: '@menu-mobile/grows-focus' },
    async ({ page }) => {
      await page.setViewportSize(small);
      await page.goto(pathOf('contact-us', code));
      const { menuButton, menu } = shellElements(page, code);
      await menuButton.click();
      await expectModal(page, menu);
      await page.setViewportSize(large);
      await expectNoModal(page);
      await expect(page.locator('.header__navigation a:visible').first()).toBeFocused();
    },
  );

  test(
    `narrowing with the focus in the open services leaves it on the menu's button, in ${code}`,
    { tag: '@nav-service/narrows-focus' },
    async ({ page }) => {
      await page.setViewportSize(large);
      await page.goto(pathOf('contact-us', code));
      const { service, services, menuButton } = shellElements(page, code);
      await service.press('Enter');
      await expect(services).toBeVisible();
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
      await page.setViewportSize(small);
      await expect(services).toHaveCount(0);
      await expect(menuButton).toBeFocused();
    },
  );

  test(
    `closing the panel in a window that has lost its button leaves the focus on the menu's, in ${code}`,
    { tag: '@sidebar-right/narrows-focus' },
    async ({ page }) => {
      await page.setViewportSize(large);
      await page.goto(pathOf('contact-us', code));
      const { panelButton, panel, menuButton } = shellElements(page, code);
      await panelButton.click();
      await expectModal(page, panel);
      await page.setViewportSize(small);
      await expectModal(page, panel);
      await page.keyboard.press('Escape');
      await expectNoModal(page);
      await expect(menuButton).toBeFocused();
    },
  );
}
