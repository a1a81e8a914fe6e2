import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/urls.ts';
import { watchShifts } from './testing/layoutShifts.ts';
import { expect, lessMotion, test } from './testing/site.ts';
import { words } from './testing/words.ts';

/** Who reads one language comes to a page in another. */
const visitors = [
  { reads: 'ar', visits: 'en' },
  { reads: 'en', visits: 'ar' },
  { reads: 'mr', visits: 'en' },
];

const { offer, header } = words('ar', 'common');

function link(page: Page) {
  return page.getByRole('link', { name: offer.text });
}

/** Where everything stands that is laid out in the head of the page, but what is offered. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header *:not([data-offers] > [lang], [data-offers] > [lang] *), main h1',
      ),
    ].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${x} ${y} ${width} ${height}`;
    }),
  );
}

for (const { reads, visits } of visitors) {
  test.describe(`who reads ${reads} on a page in ${visits}`, () => {
    test.use({ locale: reads });

    for (const width of [390, 1440]) {
      test(
        `sees nothing move at ${width} px when the page is offered`,
        { tag: '@language/offer-calm' },
        async ({ page, context }) => {
          await page.setViewportSize({ width, height: 900 });
          // The script comes when the page has long been seen without it.
          const { promise: painted, resolve: paint } = Promise.withResolvers<void>();
          await page.route('**/assets/offers-*.js', async (route) => {
            await painted;
            await route.continue();
          });
          const shifts = await watchShifts(context);
          await page.goto(pathOf('home', visits), { waitUntil: 'commit' });
          await expect(page.locator('footer')).toBeAttached();
          await page.evaluate(() => document.fonts.ready);
          await shifts(page);
          const before = await places(page);
          paint();
          const { text } = words(reads, 'common').offer;
          await expect(page.getByRole('link', { name: text })).toBeVisible();
          expect(await places(page)).toEqual(before);
          const { sum, moved } = await shifts(page);
          expect(sum, moved.join('\n')).toBe(0);
        },
      );
    }

    test(
      'is led to the same page and place, in that language',
      { tag: '@language/offered' },
      async ({ page }) => {
        await page.goto(`${pathOf('contact-us', visits)}#quote-form-section`);
        await page.getByRole('link', { name: words(reads, 'common').offer.text }).click();
        await page.waitForURL(`**${pathOf('contact-us', reads)}#quote-form-section`);
        await expect(page.locator('html')).toHaveAttribute('lang', reads);
        await expect(page.locator('[data-offers] > [lang]:visible')).toHaveCount(0);
      },
    );
  });
}

test.describe('who reads Arabic', () => {
  test.use({ locale: 'ar-EG', contextOptions: lessMotion });

  test(
    'keeps page and focus, and hears nothing',
    { tag: '@language/offer-calm' },
    async ({ page }) => {
      await page.goto('/');
      await expect(link(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
      await expect(page.locator('body')).toBeFocused();
      const isLive = await link(page).evaluate(
        (element) => element.closest('[aria-live], [role="status"], [role="alert"]') !== null,
      );
      expect(isLive).toBe(false);
    },
  );

  test(
    'declines by keyboard, and is not asked again on any page',
    { tag: '@language/offer-declined' },
    async ({ page }) => {
      await page.goto('/');
      await link(page).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: offer.dismiss })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(link(page)).toHaveCount(0);
      const picker = page.getByRole('navigation', { name: words('en', 'common').header.language });
      await expect(picker.locator('[hreflang="ar"]')).toBeFocused();
      await expect(page.getByRole('banner').getByText(words('en', 'common').city)).toBeVisible();
      await page.goto('/contact-us');
      await expect(page.locator('[data-pause]')).toHaveAttribute('aria-pressed', 'false');
      await expect(link(page)).toHaveCount(0);
    },
  );

  test(
    'can press both parts of an offer at any width, and text may be twice as large',
    { tag: '@language/offered' },
    async ({ page }) => {
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/');
        for (const part of [link(page), page.getByRole('button', { name: offer.dismiss })]) {
          const box = await part.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThan(24);
          await part.click({ trial: true });
          await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
          await part.click({ trial: true });
          await page.evaluate(() => (document.documentElement.style.fontSize = ''));
        }
      }
    },
  );

  test('is offered nothing in place of an answer', async ({ page }) => {
    await page.goto(pathOf('thanks-quote', 'en'));
    await expect(page.locator('[data-offers]')).toHaveCount(0);
  });

  test('finds no offer on paper', async ({ page }) => {
    await page.goto('/');
    await expect(link(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(offer.text)).toBeHidden();
  });

  test('is offered nothing on the Arabic page', async ({ page }) => {
    await page.goto('/ar/');
    await expect(page.getByRole('button', { name: header.pause })).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
    await expect(page.locator('[data-offers] > [lang]:visible')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'ar' });

  test('there is no offer and no gap: the room is that of city and hours', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-offers] > [lang]:visible')).toHaveCount(0);
    await expect(page.getByRole('banner').getByText(words('en', 'common').city)).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await page
        .locator('.utility-bar > div, .utility-bar p:not([lang])')
        .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().height));
      expect((heights[0] ?? 0) - (heights[1] ?? 0), `${width} px`).toBeLessThan(16);
    }
  });
});
