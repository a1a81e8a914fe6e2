import { expect, test } from './testing/site.ts';
import { quoteForm } from './testing/quoteForm.ts';

test.use({ expected: [/422/u] });

test(
  'a refused native post hydrates with its values and errors in place',
  { tag: '@hydration/refused-values' },
  async ({ page }) => {
    await page.goto('/contact-us');
    const form = quoteForm(page, 'en');
    // The native post that a visitor without the island's script makes.
    await page.evaluate(() => {
      const native = document.querySelector<HTMLFormElement>('[data-island="quote-form"] form');
      if (native === null) throw new Error('Expected the quote form.');
      const name = native.elements.namedItem('name') as HTMLInputElement;
      name.value = 'Ravi';
      const service = native.elements.namedItem('selectservice') as HTMLSelectElement;
      service.selectedIndex = 2;
      native.submit();
    });
    await expect(form.summary).toBeVisible();
    const chosen = form.forms.quote.fields.selectservice.options.uiux;
    await form.email.focus();
    await expect(form.island.locator('button[aria-haspopup="listbox"]')).toContainText(chosen);
    await expect(form.name).toHaveValue('Ravi');
    await expect(form.summary.getByRole('link')).toHaveCount(3);
    await expect(form.email).toBeFocused();
  },
);
