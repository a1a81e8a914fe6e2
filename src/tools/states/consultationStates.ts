import type { PageState } from './pageState.ts';
import { postNatively } from './postNatively.ts';

const consultation = '[data-island="consultation-form"]';

/** The states of the consultation form. */
export const consultationStates: readonly PageState[] = [
  {
    state: 'consultation mistakes',
    component: 'consultation-form',
    shows: 'The empty form was sent: every message and the summary of mistakes are shown.',
    selector: consultation,
    async open(page) {
      await page.locator(`${consultation} button[type="submit"]`).click();
      await page.locator(`${consultation} .error-summary:focus`).waitFor();
    },
  },
  {
    state: 'consultation sent',
    component: 'consultation-form',
    shows: 'A request was filled in and stored: the form is empty and the message is green.',
    selector: consultation,
    async open(page) {
      const form = page.locator(consultation);
      await form.locator('input[name="name"]').fill('Asha Rao');
      await form.locator('input[name="company"]').fill('Rao & Co');
      await form.locator('button[aria-haspopup="listbox"]').click();
      await page.getByRole('option').first().click();
      await form.locator('input[name="email"]').fill('asha@example.com');
      await form.locator('input[name="mobile"]').fill('9876543210');
      await form.locator('textarea').fill('Please call.');
      await form.locator('.checkbox').first().click();
      await form.locator('button[type="submit"]').click();
      await form.locator('.status-message[data-tone="good"]').waitFor();
    },
  },
  {
    state: 'consultation refused without script',
    component: 'consultation-form',
    shows: 'The empty form was posted by the browser itself: the page answered with status 422.',
    selector: consultation,
    withoutScript: true,
    open: (page) => postNatively(page, consultation),
  },
];
