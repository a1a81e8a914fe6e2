import type { Page } from '@playwright/test';
import { company } from '../../src/site/company.ts';
import { pathOf } from '../../src/site/urls.ts';
import { large, shellElements, small } from './testing/shellElements.ts';
import { expect, locales, test } from './testing/site.ts';
import { linkText } from './testing/words.ts';

const islands = ['service-menu', 'mobile-menu', 'side-panel'];
const pagesInHeader = ['home', 'services', 'about-us', 'contact-us'] as const;

for (const { code } of locales) {
  test.describe(`without JavaScript in ${code}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

    test(
      'the header is plain links, and no control that needs a script is shown',
      {
        tag: [
          '@nav-service/without-script',
          '@menu-mobile/without-script',
          '@sidebar-right/without-script',
        ],
      },
      async ({ page }) => {
        await page.goto(pathOf('contact-us', code));
        const { common } = shellElements(page, code);
        for (const id of pagesInHeader) {
          await expect(plainName(page, common.pages[id])).toBeVisible();
        }
        for (const locale of locales) {
          await expect(
            page.getByRole('banner').getByRole('link', { name: locale.name, exact: true }),
          ).toBeVisible();
        }
        for (const name of [company.phone, company.email]) {
          await expect(page.getByRole('link', { name }).first()).toBeVisible();
        }
        await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
        for (const island of islands) {
          await expect(page.locator(`[data-island="${island}"]`)).toBeHidden();
        }
      },
    );
  });

  test.describe(`when the scripts cannot be loaded, in ${code}`, () => {
    test.use({ expected: [/Failed to load resource/u] });

    test.beforeEach(async ({ page }) => {
      await page.route(/\/assets\/hydrate-.*\.js$/u, (route) => route.abort('connectionreset'));
    });

    test(
      'the name of the services is back in the place of their button',
      { tag: '@nav-service/fallback' },
      async ({ page }) => {
        await page.setViewportSize(large);
        await page.goto(pathOf('contact-us', code));
        const { common, service } = shellElements(page, code);
        const plain = plainName(page, common.pages.services);
        await expect(plain).toBeHidden();
        await service.click();
        await expect(page.locator('[data-island="service-menu"]')).toHaveAttribute(
          'data-failed',
          '',
        );
        await expect(service).toBeHidden();
        await expect(plain).toBeVisible();
      },
    );

    test(
      'the navigation is back in the place of the menu of small windows',
      { tag: '@menu-mobile/fallback' },
      async ({ page }) => {
        await page.setViewportSize(small);
        await page.goto(pathOf('contact-us', code));
        const { common, menuButton, service } = shellElements(page, code);
        await expect(plainName(page, common.pages.home)).toBeHidden();
        await menuButton.click();
        await expect(page.locator('[data-island="mobile-menu"]')).toHaveAttribute(
          'data-failed',
          '',
        );
        await expect(menuButton).toBeHidden();
        for (const id of pagesInHeader) {
          await expect(plainName(page, common.pages[id])).toBeVisible();
        }
        await expect(service).toBeHidden();
      },
    );
  });
}

/** The link to a page in the main navigation; the button may bear the same name. */
function plainName(page: Page, name: string) {
  return page.locator('.header__navigation a').filter({ hasText: linkText(name) });
}
