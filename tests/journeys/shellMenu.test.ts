import { families } from '../../src/site/families.ts';
import { pathOf } from '../../src/site/urls.ts';
import {
  describeOpened,
  expectModal,
  expectNoModal,
  findFocusOutside,
  holdLinks,
  recordExpanded,
  shellElements,
  small,
  visits,
} from './testing/shellElements.ts';
import { expect, lessMotion, locales, test } from './testing/site.ts';
import { linkText } from './testing/words.ts';

for (const { code, way, visitor, activate } of visits) {
  test.describe(`the menu in ${code} by ${way}`, () => {
    test.use({ viewport: small, ...visitor });

    test(
      'opens once, unfolds down to a page, and leads back',
      {
        tag: [
          ...['@menu-mobile/expanded', '@menu-mobile/dialog', '@menu-mobile/links'],
          ...['@menu-mobile/unfold', '@menu-mobile/focus', '@menu-mobile/focus-back'],
          ...['@menu-mobile/background', '@menu-mobile/background-back', '@S2.30'],
        ],
      },
      async ({ page }) => {
        await page.goto(pathOf('contact-us', code));
        const { common, menuButton, menu, close, inMenu } = shellElements(page, code);
        // While the menu is open its button has no role: everything behind is out of reach.
        const button = page.locator('[data-island="mobile-menu"] > button');
        await expect(menuButton).toBeVisible();
        const changes = await recordExpanded(button);
        await activate(button);
        await expectModal(page, menu);
        await expect(close).toBeFocused();

        await expect(menu.locator('svg.wordmark')).toBeVisible();
        const [family] = families;
        const [first] = family.pages;
        await expect(menu.getByText(common.families[family.id])).toBeHidden();
        await activate(inMenu(common.header.service));
        await activate(inMenu(common.families[family.id]));
        await expect(menu.getByText(linkText(common.pages[first.id]))).toBeVisible();
        await expect(page.locator('[role^="menu"]')).toHaveCount(0);
        await activate(inMenu(common.families[family.id]));
        await expect(menu.getByText(linkText(common.pages[first.id]))).toBeHidden();

        await activate(close);
        await expectNoModal(page);
        await expect(menuButton).toBeFocused();
        expect(await changes()).toEqual(['true', 'false']);
      },
    );
  });
}

for (const { code } of locales) {
  describeOpened('menu', code, () => {
    test(
      'it marks the page being read, and a link leads on with the menu closed',
      { tag: ['@menu-mobile/current', '@menu-mobile/choose'] },
      async ({ page }) => {
        const { common, menu, menuButton } = shellElements(page, code);
        const staying = await holdLinks(page);
        const link = (name: string) => menu.getByRole('link', { name, exact: true });
        await expect(link(common.pages['contact-us'])).toHaveAttribute('aria-current', 'page');
        await link(common.pages.home).click();
        await expectNoModal(page);
        await staying.release();
        await menuButton.click();
        await link(common.pages.home).click();
        await expect(page).toHaveURL(pathOf('home', code));
      },
    );

    test(
      'at 320 by 256 px everything in it can be reached and seen',
      { tag: '@menu-mobile/zoom' },
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 256 });
        const { common, menu, inMenu } = shellElements(page, code);
        await inMenu(common.header.service).click();
        for (const { id } of families) await inMenu(common.families[id]).click();
        expect(
          await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        ).toBe(0);
        const stops = await menu.locator('a:visible, button:visible').count();
        expect(stops).toBeGreaterThan(families.length);
        for (let stop = 0; stop < stops; stop += 1) {
          await page.keyboard.press('Tab');
          expect(await findFocusOutside(page), `stop ${stop + 1}`).toBeUndefined();
        }
      },
    );
  });
}

// What no language changes.
for (const { code } of locales.slice(0, 1)) {
  describeOpened('menu', code, () => {
    test(
      'growing to where the navigation stands by itself closes it',
      { tag: '@menu-mobile/grows' },
      async ({ page }) => {
        const { service, menuButton, menu } = shellElements(page, code);
        await page.setViewportSize({ width: 1023, height: 800 });
        await expect(menu).toBeVisible();
        await page.setViewportSize({ width: 1024, height: 800 });
        await expectNoModal(page);
        await expect(menuButton).toBeHidden();
        await expect(service).toBeVisible();
        await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
      },
    );
  });
}

// A slow processor draws the top of the menu first: what is folded is nine tenths of it.
for (const { reader, isQuick } of [
  { reader: 'who looks', isQuick: false },
  { reader: 'who unfolds the services the moment they are there', isQuick: true },
]) {
  test.describe(`for ${reader}`, () => {
    test.use({ viewport: small, contextOptions: lessMotion });

    test(`the menu shows ${isQuick ? 'with' : 'before'} what is folded in it`, async ({ page }) => {
      await page.goto('/');
      const { common, menuButton, menu, inMenu } = shellElements(page, 'en');
      // Hears of each change before the browser does anything else.
      const whenShown = page.evaluate(
        ({ unfold }) =>
          new Promise<number>((resolve) => {
            let isPressed = !unfold;
            new MutationObserver(() => {
              const [fold, ...others] = document.querySelectorAll<HTMLElement>(
                '[role="dialog"] nav button',
              );
              if (fold && !isPressed) {
                isPressed = true;
                fold.click();
              }
              if (fold?.ariaExpanded === String(unfold)) resolve(others.length);
            }).observe(document, { attributes: true, childList: true, subtree: true });
          }),
        { unfold: isQuick },
      );
      await menuButton.click();
      expect((await whenShown) >= families.length).toBe(isQuick);
      const [family] = families;
      const [first] = family.pages;
      await expect(menu.getByText(linkText(common.pages[first.id]))).toBeAttached();
      await expect(inMenu(common.families[family.id])).toBeVisible({ visible: isQuick });
    });
  });
}
