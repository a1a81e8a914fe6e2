import type { Visitor } from '../testing/visitor.ts';

const island = '[data-island="quote-form"]';

/** The controls of the quote form, the same in every language. */
export const quote = {
  name: '#quote-name',
  email: '#quote-email',
  mobile: '#quote-mobile',
  service: '#quote-selectservice',
  message: '#quote-message',
  submit: `${island} button[type="submit"]`,
  summary: `${island} .error-summary`,
  /** What takes the place of the browser's own select once the form is live. */
  list: `${island} [role="combobox"]`,
} as const;

/** A mistake as the summary above the form names it. */
export const mistake = (name: string) => ({ css: '.error-summary a', name });

/** The list that opens for a select. */
export const list = '[role="listbox"]';

/** A choice of that list. */
export const option = (name: string) => ({ css: '[role="option"]', name });

/** Fills in everything that is typed, in a way that every rule accepts. */
export async function typeQuote(visit: Visitor, name: string): Promise<void> {
  await visit.fill(quote.name, name);
  await visit.fill(quote.email, 'asha@example.org');
  await visit.fill(quote.mobile, '9876543210');
  await visit.fill(quote.message, 'Please call after four.');
}
