import { holdScripts } from './testing/heldScripts.ts';
import { expect, test } from './testing/site.ts';

/** React marks the element that it has taken over. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactContainer'));
}

for (const isLive of [false, true]) {
  test(
    `what was typed ${isLive ? 'into a live part' : 'before the part was live'} comes back with Back, and stays when the part comes alive`,
    { tag: '@hydration/restored' },
    async ({ page }) => {
      const component = page.locator('[data-island="newsletter-form"]');
      const field = component.locator('input').first();
      const scripts = await holdScripts(page);
      await page.goto('/contact-us');
      await field.fill('visitor@example.org');
      if (isLive) scripts.release();
      await expect.poll(() => component.evaluate(isHydrated)).toBe(isLive);
      await page.goto('/');
      await page.goBack();
      await expect(field).toHaveValue('visitor@example.org');
      expect(await component.evaluate(isHydrated)).toBe(false);
      scripts.release();
      await field.focus();
      await expect.poll(() => component.evaluate(isHydrated)).toBe(true);
      await expect(field).toHaveValue('visitor@example.org');
      await expect(field).toBeFocused();
    },
  );
}

test(
  'right to left, Left and Right choose as in the browser’s own select',
  { tag: '@select/arrows-mirrored' },
  async ({ page }) => {
    const choices = async (isNative: boolean): Promise<number[]> => {
      await page.goto('/ar/contact-us');
      const field = page.locator('[data-island="quote-form"]');
      if (!isNative) {
        await field.locator('input').first().focus();
        await expect(field.locator('button[aria-haspopup="listbox"]')).toBeVisible();
      }
      const select = isNative
        ? field.locator('select')
        : field.locator('button[aria-haspopup="listbox"]');
      await select.focus();
      const chosen: number[] = [];
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
        await page.keyboard.press(key);
        chosen.push(
          await field.locator('select').evaluate((one: HTMLSelectElement) => one.selectedIndex),
        );
      }
      // Ours counts the placeholder too.
      return chosen.map((offset) => offset - (chosen[0] ?? 0));
    };
    const native = await choices(true);
    expect(native).toEqual([0, 1, 0]);
    expect(await choices(false)).toEqual(native);
  },
);
