import type { Locator, Page } from '@playwright/test';
import { escaped, words } from './words.ts';

/** The quote form of a page, found by what a visitor reads in that locale. */
export function quoteForm(page: Page, locale: string) {
  const forms = words(locale, 'forms');
  const island = page.locator('[data-island="quote-form"]');
  const box = (label: string): Locator =>
    island.getByRole('textbox', { name: new RegExp(`^${escaped(label)}`, 'u') });
  return {
    forms,
    island,
    name: box(forms.quote.fields.name.label),
    email: box(forms.quote.fields.email.label),
    mobile: box(forms.quote.fields.mobile.label),
    message: box(forms.quote.fields.message.label),
    submit: island.locator('button[type="submit"]'),
    summary: island.getByRole('group', { name: forms.summary }),
    alert: island.getByRole('alert'),
    dialog: page.getByRole('dialog', { name: forms.quote.thanks.heading }),
    /** The control that takes the place of `native` once the form is live. */
    list: island.locator('button[aria-haspopup="listbox"]'),
    native: island.locator('select:not([aria-hidden] select)'),

    /** Fills every field in, choosing the service in the list that hydration brings. */
    async fill(values: { name: string; email: string; mobile: string; message: string }) {
      await this.name.fill(values.name);
      await this.email.fill(values.email);
      await this.mobile.fill(values.mobile);
      await this.message.fill(values.message);
      await island.locator('button[aria-haspopup="listbox"]').click();
      await page
        .getByRole('option', { name: forms.quote.fields.selectservice.options.cloud })
        .click();
    },
  };
}

/** A request that every rule accepts. */
export const sample = {
  name: 'Asha Patil',
  email: 'asha@example.org',
  mobile: '9876543210',
  message: 'Please call after four.',
};
