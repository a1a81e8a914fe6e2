import type { Page } from '@playwright/test';
import { legal } from '../../src/site/content/legal.ts';
import { pathOf } from '../../src/site/urls.ts';
import { expect, lessMotion, test } from './testing/site.ts';
import { words } from './testing/words.ts';

/** A long text with its table of contents, in which each section begins with a heading. */
const address = pathOf('terms', 'en');
const { contents, sections } = words('en', 'terms');
const entries = legal.terms.map(({ id }) => ({
  id,
  name: (sections as Record<string, { heading: string }>)[id]?.heading ?? '?',
}));
const [first, second, third] = entries.map(({ name }) => name) as [string, string, string];
const last = entries.at(-1)?.name ?? '?';

/** What is marked as the place of the reader. */
function current(page: Page) {
  return page.locator('.table-of-contents [aria-current="location"]');
}

function link(page: Page, name: string) {
  return page.getByRole('navigation', { name: contents }).getByRole('link', { name, exact: true });
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name, exact: true });
}

test(
  'exactly one entry is marked, the one being read',
  { tag: ['@toc/one', '@toc/scroll', '@toc/quiet', '@S2.44'] },
  async ({ page }) => {
    await page.goto(address);
    await expect(current(page)).toHaveText([first]);
    for (const name of [second, third, second]) {
      await heading(page, name).evaluate((element) => {
        // Just above the middle: the one being read, and the next one is not yet.
        const top = element.getBoundingClientRect().top - innerHeight * 0.45;
        scrollBy({ top, behavior: 'instant' });
      });
      await expect(current(page)).toHaveText([name]);
    }
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  },
);

test(
  'the current entry differs by its edge, in the visitor’s own colours too',
  { tag: '@toc/more-than-colour' },
  async ({ page }) => {
    const look = (name: string) =>
      link(page, name).evaluate((element) => {
        const { borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(element);
        return [borderInlineStartWidth, borderInlineStartStyle];
      });
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      await page.goto(address);
      await expect(current(page)).toHaveText([first]);
      const [width, style] = await look(first);
      const [otherWidth] = await look(third);
      expect(parseFloat(width ?? '')).toBeGreaterThan(parseFloat(otherWidth ?? ''));
      expect(style).toBe('solid');
    }
  },
);

for (const key of ['click', 'Enter']) {
  test(
    `by ${key} the heading comes into view, with the focus`,
    { tag: '@toc/jump' },
    async ({ page }) => {
      await page.goto(address);
      await expect(current(page)).toHaveText([first]);
      if (key === 'click') await link(page, third).click();
      else await link(page, third).press(key);
      await expect(heading(page, third)).toBeFocused();
      await expect(heading(page, third)).toBeInViewport();
      await expect(page).toHaveURL(`${address}#${entries[2]?.id}`);
      await expect(current(page)).toHaveText([third]);
    },
  );
}

test(
  'the last entry stays marked though it cannot leave the lower half',
  { tag: ['@toc/choose', '@S4.23'] },
  async ({ page }) => {
    const height = 4000;
    await page.emulateMedia(lessMotion);
    await page.setViewportSize({ width: 1440, height });
    await page.goto(address);
    await expect(current(page)).toHaveCount(1);
    await link(page, last).click();
    const unseen = () => document.documentElement.getBoundingClientRect().bottom - innerHeight;
    await expect.poll(() => page.evaluate(unseen)).toBeLessThan(1);
    expect((await heading(page, last).boundingBox())?.y).toBeGreaterThan(height / 2);
    await expect(current(page)).toHaveText([last]);
  },
);

test(
  'in a small window a dropdown opens by key and closes on choosing',
  { tag: ['@toc/dropdown', '@toc/close', '@S4.23'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(address);
    await expect(current(page)).toHaveText([first]);
    const summary = page.locator('nav.aside summary');
    await expect(link(page, third)).toBeHidden();
    expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    await summary.press('Enter');
    await link(page, third).click();
    await expect(link(page, third)).toBeHidden();
    await expect(heading(page, third)).toBeFocused();
    await expect
      .poll(async () => (await heading(page, third).boundingBox())?.y ?? -1)
      .toBeGreaterThanOrEqual(0);
    await expect(heading(page, third)).toBeInViewport();
  },
);
