import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/urls.ts';
import { holdScripts, type HeldScripts } from './testing/heldScripts.ts';
import { settle } from './testing/liveIsland.ts';
import {
  expectModal,
  expectNoModal,
  large,
  shellElements,
  small,
} from './testing/shellElements.ts';
import { expect, lessMotion, locales, test } from './testing/site.ts';

test.use({ contextOptions: lessMotion });

function waiting(page: Page) {
  return page.locator('[data-waiting]');
}

/** Lets the scripts come and waits until the part has answered all that was held back. */
async function arrive(page: Page, scripts: HeldScripts, island: string): Promise<void> {
  scripts.release();
  await settle(page.locator(`[data-island="${island}"]`));
}

test.describe('in a large window', () => {
  test.use({ viewport: large });

  test(
    'a menu that was pressed does not open over who has gone on by Tab',
    { tag: '@hydration/dropped' },
    async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto('/contact-us');
      const { service, services } = shellElements(page, 'en');
      await service.press('Enter');
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
      const focused = await page.evaluateHandle(() => document.activeElement);
      await arrive(page, scripts, 'service-menu');
      await expect(services).toBeHidden();
      expect(await focused.evaluate((node) => node === document.activeElement)).toBe(true);
      await service.press('Enter');
      await expect(services).toBeVisible();
    },
  );

  test(
    'a panel that was pressed does not take the focus out of the page',
    { tag: '@hydration/dropped' },
    async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto('/contact-us');
      const { panelButton } = shellElements(page, 'en');
      await panelButton.press('Enter');
      await page.keyboard.press('Tab');
      const focused = await page.evaluateHandle(() => document.activeElement);
      await arrive(page, scripts, 'side-panel');
      await expectNoModal(page);
      expect(await focused.evaluate((node) => node === document.activeElement)).toBe(true);
    },
  );

  test('nor for who has clicked elsewhere', { tag: '@hydration/dropped' }, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/contact-us');
    const { service, services } = shellElements(page, 'en');
    await service.click();
    await page.getByRole('heading', { level: 1 }).click();
    await arrive(page, scripts, 'service-menu');
    await expect(services).toBeHidden();
  });

  for (const { code } of locales) {
    test(
      `a wait of more than a second is told, to eye and ear, in ${code}`,
      { tag: '@hydration/waiting-told' },
      async ({ page }) => {
        const scripts = await holdScripts(page);
        await page.goto(pathOf('contact-us', code));
        const { common, service, services } = shellElements(page, code);
        await expect(waiting(page)).toHaveAttribute('aria-live', 'polite');
        await expect(waiting(page)).toHaveText('');
        await service.click();
        await expect(waiting(page)).toHaveText(common.waiting);
        await expect(waiting(page)).toBeInViewport({ ratio: 1 });
        scripts.release();
        await expect(services).toBeVisible();
        await expect(waiting(page)).toHaveText('');
      },
    );
  }

  test.describe('where the script is lost', () => {
    test.use({ expected: [/Failed to load resource/u] });

    for (const { code } of locales) {
      test(
        `a press that nothing answers is told until the focus moves, in ${code}`,
        { tag: '@hydration/lost-told' },
        async ({ page }) => {
          const scripts = await holdScripts(page);
          await page.goto(pathOf('contact-us', code));
          const { common, panelButton } = shellElements(page, code);
          await panelButton.press('Enter');
          await expect(waiting(page)).toHaveText(common.waiting);
          scripts.lose();
          await expect(waiting(page)).toHaveText(common.lost);
          await expect(waiting(page)).toBeInViewport({ ratio: 1 });
          await expect(panelButton).toBeFocused();
          await page.keyboard.press('Tab');
          await expect(waiting(page)).toHaveText('');
        },
      );
    }
  });
});

test.describe('in a small window', () => {
  test.use({ viewport: small });

  test(
    'a panel asked for in the menu does not open once the menu is closed',
    { tag: '@hydration/dropped' },
    async ({ page }) => {
      const scripts = await holdScripts(page, /\/assets\/SidePanel-/u);
      await page.goto('/contact-us');
      const { common, menu, menuButton, inMenu } = shellElements(page, 'en');
      await menuButton.click();
      await inMenu(common.sidePanel.label).press('Enter');
      await scripts.isAsked;
      await expectModal(page, menu);
      // Told to who is in the menu too: it is not hidden with the page.
      await expect(waiting(page)).toHaveText(common.waiting);
      expect(await waiting(page).evaluate((region) => region.closest('[inert]'))).toBeNull();
      await page.keyboard.press('Escape');
      await expectNoModal(page);
      await arrive(page, scripts, 'side-panel');
      await expectNoModal(page);
      await expect(menuButton).toBeFocused();
    },
  );
});
