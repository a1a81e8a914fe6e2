import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/site/urls.ts';
import { galleryPath } from './testing/galleryRenderer.ts';
import { holdScripts } from './testing/heldScripts.ts';
import { keyAndTouch } from './testing/shellElements.ts';
import { collectScripts } from './testing/scriptBytes.ts';
import { expect, lessMotion, test } from './testing/site.ts';
import { words } from './testing/words.ts';

/** Every script, the entry too. */
const anyScript = /\/assets\/[^/]*\.js$/u;

const small = { width: 390, height: 800 };

/** A page that has its siblings and a table of contents beside its text. */
const service = pathOf('cloud-security', 'en');

/** Opens a page as it stands while none of its scripts has come. */
async function openWithoutScript(page: Page, address: string): Promise<void> {
  await holdScripts(page, anyScript);
  await page.goto(address, { waitUntil: 'commit' });
  // Its styles block what is painted, not what a test could press.
  await page.waitForFunction(() => document.styleSheets.length > 0);
}

for (const { way, visitor, activate } of keyAndTouch) {
  // A link answers to one key alone.
  const follow = way === 'Space' ? (link: Locator) => link.press('Enter') : activate;

  test.describe(`before any script, by ${way}, in a small window`, () => {
    // A key can follow the focus faster than a page can glide to what has it.
    test.use({ ...visitor, viewport: small, contextOptions: lessMotion });

    for (const [name, component] of [
      ['the menu of neighbouring pages', '.aside > nav:not(.aside)'],
      ['the table of contents', 'nav.aside'],
    ] as const) {
      test(`${name} opens at once, once, and closes again`, async ({ page }) => {
        await openWithoutScript(page, service);
        const entry = page.locator(component).getByRole('link', { includeHidden: true }).nth(1);
        const summary = page.locator(`${component} summary`);
        await expect(summary).toBeVisible();
        await expect(entry).toBeHidden();
        await activate(summary);
        await expect(entry).toBeVisible();
        await expect(summary).toBeFocused();
        await activate(summary);
        await expect(entry).toBeHidden();
      });
    }

    test('a link of the table of contents leads to its place at once', async ({ page }) => {
      await openWithoutScript(page, service);
      await activate(page.locator('nav.aside summary'));
      const link = page.locator('nav.aside').getByRole('link').nth(1);
      const [name, address] = [await link.innerText(), await link.getAttribute('href')];
      await follow(link);
      const heading = page.getByRole('heading', { level: 2, name, exact: true });
      await expect(heading).toBeInViewport();
      await expect(page).toHaveURL(service + address);
    });
  });

  test.describe(`before any script, by ${way}`, () => {
    test.use(visitor);

    test('a link in a slide is followed at once', { tag: '@hydration/links' }, async ({ page }) => {
      await openWithoutScript(page, galleryPath('carousel'));
      await follow(page.locator('.carousel__slide').getByRole('link').first());
      await expect(page).toHaveURL(/#main$/u);
    });

    test('the control that pauses counts its first press once, other scripts held back', async ({
      page,
    }) => {
      await holdScripts(page);
      // Who asked for less motion is offered no pause.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
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
