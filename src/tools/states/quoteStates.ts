import type { Page } from 'playwright-core';
import type { PageState } from './pageState.ts';
import { postNatively } from './postNatively.ts';
import { sendingStates } from './sendingStates.ts';

const component = 'quote-form';
const quote = `[data-island="${component}"]`;

/** The list that takes the place of the browser's own a moment after the form has come alive. */
const list = `${quote} button[aria-haspopup="listbox"]`;

/** The states of the quote form, which is on two pages. */
export const quoteStates: readonly PageState[] = [
  {
    state: 'quote services open',
    component,
    shows: 'The list box of services is open over the page.',
    selector: quote,
    layer: '.select-field',
    async open(page) {
      await page.locator(`${quote} input[name="name"]`).focus();
      // By keyboard: a list that opens under the pointer follows it, sooner or later.
      await page.locator(list).press('Enter');
      await page.locator('[role="option"]:focus').waitFor();
    },
  },
  {
    state: 'quote mistakes',
    component,
    shows: 'The empty form was sent: every message and the summary of mistakes are shown.',
    selector: quote,
    async open(page) {
      await page.locator(`${quote} button[type="submit"]`).click();
      // A form that the server refused shows a summary before anybody presses: the focus tells.
      await page.locator(`${quote} .error-summary:focus`).waitFor();
      await page.locator(list).waitFor();
    },
  },
  ...sendingStates({ kind: 'quote', component, fill }),
  {
    state: 'quote thanks',
    component: 'message-dialog',
    layer: '[role="dialog"]',
    shows: 'A request was filled in and stored: the dialog with thanks is open.',
    selector: quote,
    async open(page) {
      await fill(page);
      await page.locator(`${quote} button[type="submit"]`).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    state: 'quote refused without script',
    component,
    shows: 'The empty form was posted by the browser itself: the page answered with status 422.',
    selector: quote,
    scripts: 'blocked',
    open: (page) => postNatively(page, quote),
  },
];

async function fill(page: Page): Promise<void> {
  const form = page.locator(quote);
  await form.locator('input[name="name"]').fill('Asha Patil');
  await form.locator('input[name="email"]').fill('asha@example.org');
  await form.locator('input[name="mobile"]').fill('9876543210');
  await form.locator('textarea').fill('Please call after four.');
  await page.locator(list).click();
  await page.getByRole('option').first().click();
}
