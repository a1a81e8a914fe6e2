import type { Locator, Page } from '@playwright/test';
import { holdScripts } from './heldScripts.ts';
import { test as partsTest } from './parts.ts';
import { activations } from './shellParts.ts';
import { collectScripts } from './scriptBytes.ts';
import { expect, test } from './site.ts';
import { words } from './words.ts';

/** Every script of the page of parts, the entry too. */
const sources =
  /\/src\/app\/browser\.ts|\/src\/islands\/hydrate\.tsx|\/src\/sections\/Carousel\.tsx/u;

const small = { width: 390, height: 800 };

/** Opens the page of parts as it stands while none of its scripts has come. */
async function openWithoutScript(page: Page): Promise<void> {
  await holdScripts(page, sources);
  await page.goto('/', { waitUntil: 'commit' });
  // Unlike the site's server, the one of the parts may show the page before its styles.
  await page.waitForFunction(() => document.styleSheets.length > 0);
}

function hash(page: Page): Promise<string> {
  return page.evaluate(() => location.hash);
}

for (const { way, hasTouch, activate } of activations) {
  // A link answers to one key alone.
  const follow = way === 'Space' ? (link: Locator) => link.press('Enter') : activate;

  partsTest.describe(`before any script, by ${way}`, () => {
    // A key can follow the focus faster than a page can glide to what has it.
    partsTest.use({ hasTouch, viewport: small, contextOptions: { reducedMotion: 'reduce' } });

    partsTest.beforeEach(({ page }) => openWithoutScript(page));

    for (const [name, part, link] of [
      ['the menu of neighbouring pages', '.side-menu', 'Cloud Security'],
      ['the table of contents', '.contents', 'Data'],
    ] as const) {
      partsTest(`${name} opens at once, once, and closes again`, async ({ page }) => {
        const entry = page.locator(part).getByRole('link', { name: link });
        const summary = page.locator(`${part} summary`);
        await expect(entry).toBeHidden();
        await activate(summary);
        await expect(entry).toBeVisible();
        await expect(summary).toBeFocused();
        await activate(summary);
        await expect(entry).toBeHidden();
      });
    }

    partsTest('a link of the table of contents leads to its place at once', async ({ page }) => {
      await activate(page.locator('.contents summary'));
      await follow(page.locator('.contents').getByRole('link', { name: 'Data' }));
      await expect(page.getByRole('heading', { level: 2, name: 'Data' })).toBeInViewport();
      expect(await hash(page)).toBe('#data');
    });
  });

  partsTest.describe(`before the script of the slides, by ${way}`, () => {
    partsTest.use({ hasTouch });

    partsTest('a link in a slide is followed at once', async ({ page }) => {
      await openWithoutScript(page);
      await follow(page.getByRole('link', { name: 'Proven' }));
      await expect(page).toHaveURL(/\?Proven$/u);
    });
  });

  test.describe(`before any script, by ${way}`, () => {
    test.use({ hasTouch });

    test('the control that pauses counts its first press once, other scripts held back', async ({
      page,
    }) => {
      await holdScripts(page);
      await page.goto('/');
      const pause = page.getByRole('button', { name: words('en', 'common').header.pause });
      await expect(pause).toBeEnabled();
      const changes = await pause.evaluateHandle((button) => {
        const values: string[] = [];
        button.addEventListener('click', () => {
          values.push(button.ariaPressed ?? '');
        });
        return values;
      });
      await activate(pause);
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
      await expect(pause).toHaveAttribute('aria-pressed', 'true');
      await expect(pause).toBeFocused();
      expect(await changes.jsonValue()).toEqual(['true']);
    });

    test('a mistake of a refused form leads into its field at once', async ({ page }) => {
      await holdScripts(page);
      const fetched = collectScripts(page);
      await page.goto('/gallery/ltr/consultation-form-refused');
      const summary = page.getByRole('group', { name: words('en', 'forms').summary });
      await follow(summary.getByRole('link').nth(1));
      await expect(page.locator(':focus')).toHaveAttribute('name', 'email');
      expect(fetched).toHaveLength(1);
    });
  });
}

test('the control that pauses is not there before it can pause', async ({ page }) => {
  const entry = await holdScripts(page, /\/assets\/browser-/u);
  await page.goto('/', { waitUntil: 'commit' });
  const pause = page.locator('[data-pause]');
  await expect(page.locator('h1')).toBeVisible();
  await expect(pause).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-motion');
  entry.release();
  await pause.click();
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
});
