import type { Page } from 'playwright-core';
import type { PageState } from './pageState.ts';

const service = '[data-island="service-menu"] button';
const menu = '[data-island="mobile-menu"] button';
const panel = '[data-island="side-panel"] button';

const inEveryHeader = {
  pages: ['home'],
  because:
    'The header is drawn by one component from the same words on every page of a locale; only the mark of the page being read moves.',
} as const;

/** The states of the header: its menus and its panel. */
export const menuStates: readonly PageState[] = [
  {
    state: 'service menu open',
    component: 'service-menu',
    shows: 'The services are unfolded under the header, family by family.',
    selector: service,
    layer: '.service-menu__panel',
    window: 'large',
    only: inEveryHeader,
    async open(page) {
      await page.locator(service).click();
      await page.locator('.service-menu__panel').waitFor();
    },
  },
  {
    state: 'mobile menu open',
    component: 'mobile-menu',
    shows: 'The menu of small windows is open over the page.',
    selector: menu,
    layer: '.mobile-menu',
    window: 'small',
    only: inEveryHeader,
    open: openMenu,
  },
  {
    state: 'mobile menu with services open',
    component: 'mobile-menu',
    shows: 'In the menu of small windows the services and the first family are unfolded.',
    selector: menu,
    layer: '.mobile-menu',
    window: 'small',
    only: inEveryHeader,
    async open(page) {
      await openMenu(page);
      const folds = page.locator('.mobile-menu .plus');
      await folds.nth(0).click();
      await folds.nth(1).click();
      await page.locator('.mobile-menu__list .mobile-menu__list li').first().waitFor();
    },
  },
  {
    state: 'side panel open',
    component: 'side-panel',
    shows:
      'The panel with the contact details is open over the page; in small windows the menu led there.',
    selector: panel,
    layer: '.side-panel',
    only: inEveryHeader,
    async open(page) {
      if (await page.locator(panel).isVisible()) {
        await page.locator(panel).click();
      } else {
        await openMenu(page);
        await page.locator('.mobile-menu > ul > li > button').click();
      }
      await page.locator('.side-panel').waitFor();
    },
  },
];

async function openMenu(page: Page): Promise<void> {
  await page.locator(menu).click();
  await page.locator('.mobile-menu').waitFor();
}
