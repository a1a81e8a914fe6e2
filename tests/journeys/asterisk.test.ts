import { quoteForm } from './testing/quoteForm.ts';
import { expect, test } from './testing/site.ts';

test(
  'every label of the quote form shows its asterisk',
  { tag: '@forms/asterisk-seen' },
  async ({ page }) => {
    await page.goto('/contact-us');
    const { forms, island } = quoteForm(page, 'en');
    const asterisks = island.getByText(forms.asterisk, { exact: true });
    await expect(asterisks).toHaveCount(5);
    for (const asterisk of await asterisks.all()) {
      // What is cut off, covered or shrunk to nothing is not under the pointer either.
      const isSeen = await asterisk.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return width > 3 && document.elementFromPoint(x + width / 2, y + height / 2) === element;
      });
      expect(isSeen).toBe(true);
    }
  },
);
