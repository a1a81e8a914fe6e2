import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/urls.ts';
import { listenToAnnouncements } from './testing/lookAtPages.ts';
import { holdScripts } from './testing/heldScripts.ts';
import {
  activations,
  expectModal,
  expectNoModal,
  large,
  shellElements,
  small,
  visits,
} from './testing/shellElements.ts';
import { expect, lessMotion, test } from './testing/site.ts';
import { linkText } from './testing/words.ts';

test.use({ expected: [/Failed to load resource/u] });

/** The script of the panel alone. */
const sidePanel = /\/assets\/SidePanel-/u;

/** Notes from now on where else than to a button the focus goes, in the words of what takes it. */
async function recordFocus(page: Page): Promise<() => Promise<string[]>> {
  const stops = await page.evaluateHandle(() => {
    const words: string[] = [];
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement;
      if (element.localName !== 'button') words.push(element.innerText.trim());
    });
    return words;
  });
  return () => stops.jsonValue();
}

function focused(page: Page) {
  return page.locator(':focus');
}

// Enter leaves the focus where Space does.
const ways = visits.filter(({ way }) => way !== 'Enter');

for (const { code, way, visitor, activate } of ways) {
  test.describe(`when a script is lost, by ${way} in ${code}`, () => {
    test.use({ viewport: large, ...visitor });

    test('what stands in for the button of the services has its focus, once', async ({ page }) => {
      const scripts = await holdScripts(page);
      const announcements = await listenToAnnouncements(page);
      await page.goto(pathOf('contact-us', code));
      const { common, service } = shellElements(page, code);
      await service.focus();
      const stops = await recordFocus(page);
      await activate(service);
      scripts.lose();
      await expect(service).toBeHidden();
      await expect(focused(page)).toHaveText(linkText(common.pages.services));
      await expect(focused(page)).toBeInViewport();
      expect(await stops()).toEqual([(await focused(page).innerText()).trim()]);
      expect(await announcements()).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(focused(page)).toHaveText(linkText(common.pages['about-us']));
    });

    test('the first link that stands in for the menu has the focus of its button, once', async ({
      page,
    }) => {
      await page.setViewportSize(small);
      const scripts = await holdScripts(page);
      const announcements = await listenToAnnouncements(page);
      await page.goto(pathOf('contact-us', code));
      const { common, menuButton } = shellElements(page, code);
      await menuButton.focus();
      const stops = await recordFocus(page);
      await activate(menuButton);
      scripts.lose();
      await expect(menuButton).toBeHidden();
      await expect(focused(page)).toHaveText(common.pages.home);
      await expect(focused(page)).toHaveAttribute('href', pathOf('home', code));
      expect(await stops()).toEqual([common.pages.home]);
      expect(await announcements()).toEqual([]);
    });

    test('a panel that cannot come leaves the menu open, with the focus where it was', async ({
      page,
    }) => {
      await page.setViewportSize(small);
      const scripts = await holdScripts(page, sidePanel);
      await page.goto(pathOf('contact-us', code));
      const { common, menu, menuButton, panel, close, inMenu } = shellElements(page, code);
      await activate(menuButton);
      const entry = inMenu(common.sidePanel.label);
      await entry.focus();
      const stops = await recordFocus(page);
      await activate(entry);
      await scripts.isAsked;
      await expectModal(page, menu);
      scripts.lose();
      await expect(page.locator('[data-island="side-panel"]')).toHaveAttribute('data-failed', '');
      await expectModal(page, menu);
      await expect(entry).toBeFocused();
      expect(await stops()).toEqual([]);

      scripts.release();
      await activate(entry);
      await expectModal(page, panel);
      await activate(close);
      await expectModal(page, menu);
      await activate(close);
      await expectNoModal(page);
      await expect(menuButton).toBeFocused();
    });
  });
}

for (const { way, visitor, activate } of activations) {
  test.describe(`when a script is lost, by ${way}`, () => {
    test.use({ viewport: large, ...visitor });

    test('the list of slides has the focus of the buttons that went', async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto('/gallery/ltr/carousel');
      const button = page.locator('.carousel__buttons button').last();
      await activate(button);
      await expect(button).toBeFocused();
      scripts.lose();
      await expect(button).toBeHidden();
      await expect(page.locator('.carousel__list').first()).toBeFocused();
    });
  });
}

test.describe('when a script is lost', () => {
  test.use({ viewport: small, contextOptions: lessMotion });

  test('a panel of which nobody has seen anything does not lead back to the menu later', async ({
    page,
  }) => {
    const scripts = await holdScripts(page, sidePanel);
    await page.goto('/contact-us');
    const { common, menu, menuButton, panel, panelButton, close, inMenu } = shellElements(
      page,
      'en',
    );
    await menuButton.click();
    await inMenu(common.sidePanel.label).click();
    scripts.lose();
    await expect(page.locator('[data-island="side-panel"]')).toHaveAttribute('data-failed', '');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    scripts.release();
    await page.setViewportSize({ width: 800, height: 800 });
    await panelButton.click();
    await expectModal(page, panel);
    await close.click();
    await expectNoModal(page);
    await expect(panelButton).toBeFocused();
  });

  test('a fetch ahead of the press, by a passing pointer, moves no focus', async ({ page }) => {
    await page.setViewportSize(large);
    (await holdScripts(page)).lose();
    await page.goto('/contact-us');
    const { service } = shellElements(page, 'en');
    const home = page.locator('.header__home');
    await home.focus();
    await service.hover();
    await expect(service).toBeHidden();
    await expect(home).toBeFocused();
  });

  test('a button that goes while it is only focused hands the focus on', async ({ page }) => {
    await page.setViewportSize(large);
    (await holdScripts(page)).lose();
    await page.goto('/contact-us');
    const { common, service } = shellElements(page, 'en');
    await service.focus();
    await expect(service).toBeHidden();
    await expect(focused(page)).toHaveText(common.pages.services);
  });
});
