import type { Page } from 'playwright-core';
import type { PageState } from './pageState.ts';
import { postNatively } from './postNatively.ts';
import { sendingStates } from './sendingStates.ts';

const component = 'consultation-form';
const consultation = `[data-island="${component}"]`;
const submit = `${consultation} button[type="submit"]`;

/** The list that takes the place of the browser's own a moment after the form has come alive. */
const list = `${consultation} button[aria-haspopup="listbox"]`;

/** The states of the consultation form. */
export const consultationStates: readonly PageState[] = [
  {
    state: 'consultation services open',
    component,
    shows: 'The list box of services is open over the page.',
    selector: consultation,
    layer: '.select-field',
    async open(page) {
      await page.locator(`${consultation} input[name="name"]`).focus();
      // By keyboard: a list that opens under the pointer follows it, sooner or later.
      await page.locator(list).press('Enter');
      await page.locator('[role="option"]:focus').waitFor();
    },
  },
  {
    state: 'consultation either unticks',
    component,
    shows: 'Every way to be reached was ticked, and "either" last, which has unticked the others.',
    selector: consultation,
    async open(page) {
      const boxes = page.locator(`${consultation} .checkbox`);
      for (const box of await boxes.all()) await box.click();
      await boxes.last().locator('input:checked').waitFor({ state: 'attached' });
      await boxes.first().locator('input:not(:checked)').waitFor({ state: 'attached' });
      await page.locator(list).waitFor();
    },
  },
  {
    state: 'consultation mistakes',
    component,
    shows: 'The empty form was sent: every message and the summary of mistakes are shown.',
    selector: consultation,
    async open(page) {
      await page.locator(submit).click();
      await page.locator(`${consultation} .error-summary:focus`).waitFor();
      await page.locator(list).waitFor();
    },
  },
  ...sendingStates({ kind: 'consultation', component, fill }),
  {
    state: 'consultation sent',
    component,
    shows: 'A request was filled in and stored: the form is empty and the message is green.',
    selector: consultation,
    async open(page) {
      await fill(page);
      await page.locator(submit).click();
      await page.locator(`${consultation} .status-message[data-tone="good"]`).waitFor();
    },
  },
  {
    state: 'consultation refused without script',
    component,
    shows: 'The empty form was posted by the browser itself: the page answered with status 422.',
    selector: consultation,
    scripts: 'blocked',
    open: (page) => postNatively(page, consultation),
  },
];

async function fill(page: Page): Promise<void> {
  const form = page.locator(consultation);
  await form.locator('input[name="name"]').fill('Asha Patil');
  await form.locator('input[name="company"]').fill('Manjara Agro Stores');
  await form.locator('input[name="email"]').fill('asha@example.org');
  await form.locator('input[name="mobile"]').fill('9876543210');
  await form.locator('textarea').fill('Please call after four.');
  await page.locator(list).click();
  await page.getByRole('option').first().click();
  await form.locator('.checkbox').last().click();
}
