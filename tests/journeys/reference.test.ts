import { intakePaths } from '../../src/contract/intake.ts';
import { addStyles, narrow } from './testing/lookAtPages.ts';
import { quoteForm, sample } from './testing/quoteForm.ts';
import { expect, lessMotion, test } from './testing/site.ts';

/** As wide as a number can be: it is of digits and capitals, which differ from request to request. */
const widest = 'WWWW-WWWW';

test.use({ contextOptions: lessMotion, viewport: narrow });

test(
  'the widest number has room at twice the text size in the smallest window',
  { tag: '@forms/number-has-room' },
  async ({ page }) => {
    await page.route(`**${intakePaths.quote}*`, (route) =>
      route.fulfill({ status: 201, json: { reference: widest } }),
    );
    await page.goto('/contact-us');
    const form = quoteForm(page, 'en');
    await form.fill(sample);
    await form.submit.click();
    await expect(form.dialog).toContainText(widest);
    await addStyles(page, 'html { font-size: 200% }');
    const room = async (): Promise<number[]> =>
      page.evaluate(() =>
        [
          document.documentElement,
          ...document.querySelectorAll('[role="dialog"], [role="dialog"] *'),
        ].map(({ scrollWidth, clientWidth }) =>
          clientWidth === 0 ? 0 : scrollWidth - clientWidth,
        ),
      );
    expect(Math.max(...(await room()))).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(form.island.getByRole('status').filter({ hasText: widest })).toBeVisible();
    expect(Math.max(...(await room()))).toBeLessThanOrEqual(1);
  },
);
