import type { Locator, Page } from '@playwright/test';
import { faultsOf } from './testing/lookAtPages.ts';
import { wakeIslands } from './testing/seenText.ts';
import { expect, lessMotion, test } from './testing/site.ts';
import { words } from './testing/words.ts';

test(
  'what an address leads to is not under the header',
  { tag: '@hash/below-header' },
  async ({ page }) => {
    await page.emulateMedia(lessMotion);
    for (const viewport of [
      { width: 1440, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      for (const path of ['/', '/contact-us', '/ar/']) {
        await page.goto(`${path}#quote-form-section`);
        const { target, edge } = await page.evaluate(() => ({
          target: document.querySelector(':target')?.getBoundingClientRect().top ?? -1,
          edge: document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0,
        }));
        expect(target, `${path} at ${viewport.width}`).toBeGreaterThanOrEqual(edge - 1);
      }
    }
  },
);

test(
  'nothing takes the wheel or the finger away from the browser',
  { tag: '@hash/own-scrolling' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const taken: string[] = [];
      Object.assign(window, { taken });
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function listen(type, listener, options) {
        const isPassive = typeof options === 'object' && options.passive === true;
        if (/^(?:wheel|mousewheel|touchmove)$/u.test(type) && !isPassive) taken.push(type);
        add.call(this, type, listener, options);
      };
    });
    const faults = await faultsOf(page, ['/', '/contact-us', '/ar/'], async () => {
      expect(await page.locator('[data-island]').count()).toBeGreaterThan(0);
      await wakeIslands(page);
      return page.evaluate(() => (window as unknown as { taken: string[] }).taken);
    });
    expect(faults).toEqual([]);
  },
);

/** The link of the home page's headline that jumps to the quote form, and the form's section. */
function jump(page: Page) {
  const link = page.getByRole('link', { name: words('en', 'home').hero.quote }).first();
  return { link, end: page.locator('#quote-form-section') };
}

/**
 * Whether a section stands in the upper quarter of the window, below the header. Not at one height:
 * a jump that glides sets out before all is as high as it will be, and fonts differ in that.
 */
function isBelowHeader(section: Locator): Promise<boolean> {
  return section.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const edge = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
    return top >= edge - 1 && top < innerHeight / 4;
  });
}

/**
 * Resolves when the page has stood in one place for ten frames: a jump that glides has arrived, and
 * the page knows of it, which it learns a moment after the focus has moved.
 */
function arrival(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0, last = -1; frames < 10; frames = scrollY === last ? frames + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(
    `Back gives the focus back to the link that was followed, Forward to its end (motion: ${reducedMotion})`,
    {
      tag: [
        ...['@hash/back', '@hash/back-focus', '@hash/forward-focus'],
        ...['@hash/focus', '@hash/next-stop'],
      ],
    },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      const { link, end } = jump(page);
      await link.press('Enter');
      await expect(end).toBeFocused();
      await expect.poll(() => isBelowHeader(end)).toBe(true);
      // A place that is reached can still be glided past: Back would begin within the jump.
      await arrival(page);

      await page.goBack();
      await expect(link).toBeFocused();
      await expect(page).toHaveURL(/\/$/u);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

      await page.goForward();
      await expect(end).toBeFocused();
      await expect.poll(() => isBelowHeader(end)).toBe(true);
      await page.keyboard.press('Tab');
      await expect(end.locator(':focus')).toHaveCount(1);
    },
  );
}

test(
  'of two jumps each Back leads to its own link',
  { tag: '@hash/back-focus' },
  async ({ page }) => {
    await page.goto('/');
    const skip = page.getByRole('link', { name: words('en', 'common').skip });
    const { link, end } = jump(page);
    await skip.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await link.click();
    await expect(end).toBeFocused();
    await arrival(page);
    await page.goBack();
    await expect(link).toBeFocused();
    await page.goBack();
    await expect(skip).toBeFocused();
  },
);

test(
  'after a reload Back leads to the place and to no wrong link',
  { tag: '@hash/back-focus' },
  async ({ page }) => {
    await page.emulateMedia(lessMotion);
    await page.goto('/');
    const { link } = jump(page);
    await link.press('Enter');
    await page.reload();
    const skip = page.getByRole('link', { name: words('en', 'common').skip });
    await skip.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await arrival(page);
    await page.goBack();
    await expect(skip).toBeFocused();
    const other = page.getByRole('link', { name: 'العربية' });
    await other.focus();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/u);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(other).toBeFocused();
  },
);
