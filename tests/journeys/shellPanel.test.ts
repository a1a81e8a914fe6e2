import { company } from '../../src/site/company.ts';
import { pathOf, quoteFormAnchor } from '../../src/site/urls.ts';
import {
  describeOpened,
  expectModal,
  expectNoModal,
  large,
  recordExpanded,
  shellElements,
  small,
  visits,
} from './testing/shellElements.ts';
import { expect, locales, test } from './testing/site.ts';

for (const { code, way, visitor, activate } of visits) {
  test.describe(`the panel in ${code} by ${way}`, () => {
    test.use({ viewport: large, ...visitor });

    test(
      'opens from its button and leads back to it',
      {
        tag: [
          ...['@sidebar-right/expanded', '@sidebar-right/dialog', '@sidebar-right/focus'],
          ...['@sidebar-right/background', '@sidebar-right/background-back'],
          '@sidebar-right/focus-back',
        ],
      },
      async ({ page }) => {
        await page.goto(pathOf('contact-us', code));
        const { panelButton, panel, close } = shellElements(page, code);
        // While the panel is open its button has no role: everything behind is out of reach.
        const changes = await recordExpanded(page.locator('[data-island="side-panel"] > button'));
        await activate(panelButton);
        await expectModal(page, panel);
        await expect(close).toBeFocused();
        for (const name of [company.phone, company.email]) {
          await expect(panel.getByRole('link', { name })).toBeVisible();
        }
        await activate(close);
        await expectNoModal(page);
        await expect(panelButton).toBeFocused();
        expect(await changes()).toEqual(['true', 'false']);
      },
    );
  });
}

for (const { code } of locales) {
  test.describe(`the panel in ${code}`, () => {
    test.use({ viewport: small });

    test(
      'opens from the menu of small windows and leads back to that',
      { tag: ['@sidebar-right/from-menu', '@S2.36'] },
      async ({ page }) => {
        await page.goto(pathOf('contact-us', code));
        const { common, menuButton, menu, panelButton, panel, close, inMenu } = shellElements(
          page,
          code,
        );
        await expect(panelButton).toBeHidden();
        await menuButton.click();
        await inMenu(common.sidePanel.label).click();
        await expectModal(page, panel);
        await expect(close).toBeFocused();
        await close.click();
        await expectModal(page, menu);
        await expect(close).toBeFocused();
        await close.click();
        await expectNoModal(page);
        await expect(menuButton).toBeFocused();
      },
    );
  });

  describeOpened('panel', code, () => {
    test(
      'its link to the form closes it and leads there, also for the keyboard',
      { tag: '@sidebar-right/link-closes' },
      async ({ page }) => {
        const { common, panel } = shellElements(page, code);
        await panel
          .getByRole('link', { name: common.sidePanel.action, exact: true })
          .press('Enter');
        await expect(page).toHaveURL(new RegExp(`#${quoteFormAnchor}$`, 'u'));
        await expectNoModal(page);
        const form = page.locator(`#${quoteFormAnchor}`);
        await expect(form).toBeFocused();
        await expect(form).toBeInViewport();
        await page.keyboard.press('Tab');
        await expect(form.locator(':focus')).toHaveCount(1);
      },
    );
  });
}

// What no language changes.
describeOpened('menu', 'en', () => {
  test.beforeEach(async ({ page }) => {
    // Wide enough for the menu's button and the panel's.
    await page.setViewportSize({ width: 800, height: 800 });
    const { common, panel, inMenu } = shellElements(page, 'en');
    await inMenu(common.sidePanel.label).click();
    await expectModal(page, panel);
  });

  test('left by a link it does not lead back to the menu, nor later', async ({ page }) => {
    const { common, panel, panelButton } = shellElements(page, 'en');
    await panel.getByRole('link', { name: common.sidePanel.action, exact: true }).click();
    await expectNoModal(page);
    await panelButton.click();
    await expectModal(page, panel);
    await page.keyboard.press('Escape');
    await expectNoModal(page);
  });

  test('it does not lead back to a menu that the window has outgrown', async ({ page }) => {
    await page.setViewportSize(large);
    await page.keyboard.press('Escape');
    await expectNoModal(page);
  });
});
