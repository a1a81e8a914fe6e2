import { company } from '../../src/site/company.ts';
import { pathOf, quoteFormAnchor } from '../../src/site/urls.ts';
import {
  describeOpened,
  expectModal,
  expectNoModal,
  large,
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
      { tag: ['@sidebar-right/background', '@sidebar-right/focus-back'] },
      async ({ page }) => {
        await page.goto(pathOf('contact-us', code));
        const { panelButton, panel, close } = shellElements(page, code);
        await activate(panelButton);
        await expectModal(page, panel);
        await expect(close).toBeFocused();
        for (const name of [company.phone, company.email]) {
          await expect(panel.getByRole('link', { name })).toBeVisible();
        }
        await activate(close);
        await expectNoModal(page);
        await expect(panelButton).toBeFocused();
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
    test('a click beside it closes it', async ({ page }) => {
      const isRightToLeft = (await page.locator('html').getAttribute('dir')) === 'rtl';
      await page.mouse.click(isRightToLeft ? large.width - 10 : 10, 500);
      await expectNoModal(page);
      await expect(shellElements(page, code).panelButton).toBeFocused();
    });

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
for (const { code } of locales.slice(0, 1)) {
  describeOpened('panel', code, () => {
    test('Escape closes it', async ({ page }) => {
      await page.keyboard.press('Escape');
      await expectNoModal(page);
      await expect(shellElements(page, code).panelButton).toBeFocused();
    });
  });
}
