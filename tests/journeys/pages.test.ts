import { pathOf } from '../../src/site/urls.ts';
import { expect, lessMotion, locales, test } from './testing/site.ts';
import { words } from './testing/words.ts';

test(
  'Back leads to the same address and the same place',
  { tag: '@navigation/back' },
  async ({ page }) => {
    await page.emulateMedia(lessMotion);
    await page.goto('/contact-us?from=mail#quote-form-section');
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await page.goto('/');
    await page.goBack();
    await expect(page).toHaveURL(/\/contact-us\?from=mail#quote-form-section$/u);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(scrolled));
  },
);

test(
  'a link is a visit of its own: title, focus and history are the browser’s',
  { tag: '@navigation/documents' },
  async ({ page }) => {
    await page.goto('/');
    const title = await page.title();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const link = page.locator('main a[href^="/"], .header a[href^="/"]').filter({ visible: true });
    await link.and(page.locator('[href="/contact-us"]')).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contact-us$/u);
    expect(await page.title()).not.toBe(title);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  },
);

test(
  'a part that comes alive takes the same room as before',
  { tag: '@hydration/no-shift' },
  async ({ page }) => {
    for (const path of ['/', '/contact-us', '/ar/contact-us']) {
      await page.goto(path);
      const islands = await page.locator('main [data-island], footer [data-island]').all();
      expect(islands, path).not.toEqual([]);
      for (const island of islands) {
        const before = await island.evaluate((part) => part.getBoundingClientRect().height);
        await island.dispatchEvent('pointerover', { bubbles: true });
        await expect(
          island.locator('[data-react-aria-pressable], [data-rac]').first(),
        ).toBeAttached();
        const after = await island.evaluate((part) => part.getBoundingClientRect().height);
        expect(
          Math.abs(after - before),
          `${path} ${await island.getAttribute('data-island')}`,
        ).toBeLessThanOrEqual(1);
      }
    }
  },
);

test(
  'the picker leads to the same place of the page in each language, and says which one this is',
  { tag: ['@language/picker', '@language/hash-kept'] },
  async ({ page }) => {
    for (const { code, name } of locales) {
      await page.goto('/contact-us#quote-form-section');
      await page.locator(`nav [hreflang="${code}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page).toHaveURL(`${pathOf('contact-us', code)}#quote-form-section`);
      const current = page.locator('.utility-bar nav [aria-current="true"]');
      await expect(current).toHaveText(name);
      await expect(page.locator('form[action*="page=contact-us"]').first()).toBeAttached();
    }
  },
);

test(
  'the first stop is seen where the lines of the page begin and leads past the menus, also by Tab afterwards',
  { tag: ['@navigation/skip', '@language/direction'] },
  async ({ page }) => {
    for (const { code, dir } of locales) {
      await page.goto(pathOf('home', code));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: words(code, 'common').skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      const { left, right } = await skip.evaluate((link) => {
        const box = link.getBoundingClientRect();
        return { left: box.left, right: document.documentElement.clientWidth - box.right };
      });
      expect(dir === 'rtl' ? right : left, code).toBe(8);
      expect(dir === 'rtl' ? left : right, code).toBeGreaterThan(100);
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    }
  },
);
