import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../../src/site/urls.ts';
import { expect, lessMotion, locales, test } from './site.ts';
import { words } from './words.ts';

/** Window sizes with the navigation in the header, and with the menu in its place. */
export const large = { width: 1440, height: 1000 };
export const small = { width: 390, height: 844 };

/** The parts of the header that open something, by their names in one locale. */
export function shellElements(page: Page, locale: string) {
  const common = { ...words(locale, 'common'), ...words(locale, 'menu') };
  const header = page.getByRole('banner');
  const named = (name: string) => ({ name, exact: true });
  const menu = page.getByRole('dialog', named(common.header.menu));
  const panel = page.getByRole('dialog', named(common.sidePanel.label));
  return {
    common,
    service: header.getByRole('button', named(common.header.service)),
    services: page.locator('.service-menu__panel'),
    menuButton: header.getByRole('button', named(common.header.menu)),
    menu,
    panelButton: header.getByRole('button', named(common.sidePanel.label)),
    panel,
    /** The close button of whichever dialog is open. */
    close: page.getByRole('dialog').getByRole('button', named(common.header.close)),
    inMenu: (name: string) => menu.getByRole('button', named(name)),
  };
}

/** What opens each part of the header that opens, and in which window it is there. */
const openers = {
  menu: { viewport: small, opener: 'menuButton' },
  panel: { viewport: large, opener: 'panelButton' },
  services: { viewport: large, opener: 'service' },
} as const;

/** Declares tests that each begin with one part of the header opened on a page in one language. */
export function describeOpened(
  component: keyof typeof openers,
  code: string,
  declare: () => void,
): void {
  const { viewport, opener } = openers[component];
  test.describe(`the ${component} in ${code}`, () => {
    test.use({ viewport, contextOptions: lessMotion });

    test.beforeEach(async ({ page }) => {
      await page.goto(pathOf('contact-us', code));
      const components = shellElements(page, code);
      await components[opener].click();
      await expect(components[component]).toBeVisible();
    });

    declare();
  });
}

type Activation = {
  way: string;
  /** What the visitor's browser says of them. */
  visitor: { hasTouch: boolean; contextOptions?: typeof lessMotion };
  activate: (button: Locator) => Promise<void>;
};

/** Every way to activate a button. By keys with less motion, so that each part is seen both ways. */
export const activations: readonly Activation[] = [
  { way: 'mouse', visitor: { hasTouch: false }, activate: (button) => button.click() },
  {
    way: 'Enter',
    visitor: { hasTouch: false, contextOptions: lessMotion },
    activate: (button) => button.press('Enter'),
  },
  {
    way: 'Space',
    visitor: { hasTouch: false, contextOptions: lessMotion },
    activate: (button) => button.press('Space'),
  },
  { way: 'touch', visitor: { hasTouch: true }, activate: (button) => button.tap() },
];

/**
 * The two that differ most, for what every way has been shown to do elsewhere: a key, whose
 * press and click are one event apart, and a finger, which never hovers or focuses first.
 */
export const keyAndTouch = activations.filter(({ way }) => way === 'Space' || way === 'touch');

/** Every way in the first language, one in each other: what a language changes is not the way. */
export const visits = locales.flatMap(({ code }, index) =>
  (index === 0 ? activations : activations.slice(0, 1)).map((activation) => ({
    code,
    ...activation,
  })),
);

/** Notes each change of `aria-expanded` from now on: an activation that counts twice shows. */
export async function recordExpanded(button: Locator): Promise<() => Promise<string[]>> {
  const changes = await button.evaluateHandle((element) => {
    const values: string[] = [];
    new MutationObserver(() => {
      values.push(element.getAttribute('aria-expanded') ?? '');
    }).observe(element, { attributeFilter: ['aria-expanded'] });
    return values;
  });
  return () => changes.jsonValue();
}

/** Keeps the page where it is whatever link is followed, as Back finds it again, until released. */
export function holdLinks(page: Page): Promise<{ release: () => Promise<void> }> {
  const hold = (isHeld: boolean) =>
    page.evaluate((held) => {
      window.onclick = held ? (event) => event.preventDefault() : null;
    }, isHeld);
  return hold(true).then(() => ({ release: () => hold(false) }));
}

/** Expects that a dialog is open and nothing outside of it can be reached. */
export async function expectModal(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  for (const component of ['header', 'main', 'footer']) {
    const isHidden = await page
      .locator(`body > ${component}`)
      .evaluate((element) => element.closest('[inert], [aria-hidden="true"]') !== null);
    expect(isHidden, component).toBe(true);
  }
}

/** Expects that no dialog is open and everything can be reached again. */
export async function expectNoModal(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const components = page.locator('body > :is(header, main, footer)');
  await expect(components).toHaveCount(3);
  await expect(components.and(page.locator('[inert], [aria-hidden="true"]'))).toHaveCount(0);
}

/** What has the focus without being wholly in the window. */
export function findFocusOutside(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return 'nothing';
    const { top, bottom, left, right } = activeElement.getBoundingClientRect();
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    return isInside ? undefined : activeElement.outerHTML.slice(0, 120);
  });
}
