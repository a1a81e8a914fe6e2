import type { Locator, Page } from '@playwright/test';
import { intakePaths } from '../../../src/contract/intake.ts';
import { state, type ActedState } from './ariaState.ts';
import { sample } from './quoteForm.ts';

/** What becomes of each form once it is sent. */
export const sentForms: readonly ActedState[] = [
  ...sending('consultation-form', intakePaths.consultation, fillConsultation),
  ...sending('quote-form', intakePaths.quote, fillQuote),
  ...sending('newsletter-form', intakePaths.newsletter, (page) =>
    island(page, 'newsletter-form').locator('input').fill(sample.email),
  ),
];

/** A form on its way, not taken, and never answered; the audit knows those that are taken. */
function sending(
  component: string,
  intake: string,
  fill: (page: Page) => Promise<void>,
): ActedState[] {
  const submit = async (page: Page) => {
    await fill(page);
    await island(page, component).locator('button[type="submit"]').click();
  };
  const failed = (page: Page) =>
    island(page, component).locator('.status-message[data-tone="bad"]');
  return [
    state(component, 'sending', async (page) => {
      await page.route(`**${intake}`, () => new Promise(() => {}));
      await submit(page);
      await island(page, component).locator('[role="status"]', { hasText: /./u }).waitFor();
    }),
    state(component, 'not taken', async (page) => {
      await page.route(`**${intake}`, (route) => route.fulfill({ status: 503 }));
      await submit(page);
      await failed(page).waitFor();
    }),
    state(component, 'never answered', async (page) => {
      await page.route(`**${intake}`, (route) => route.abort());
      await submit(page);
      await failed(page).waitFor();
    }),
  ];
}

async function fillQuote(page: Page): Promise<void> {
  const form = island(page, 'quote-form');
  await form.locator('input[name="name"]').fill(sample.name);
  await form.locator('input[name="email"]').fill(sample.email);
  await form.locator('input[name="mobile"]').fill(sample.mobile);
  await form.locator('textarea').fill(sample.message);
  await form.locator('button[aria-haspopup="listbox"]').click();
  await page.getByRole('option').first().click();
}

async function fillConsultation(page: Page): Promise<void> {
  const form = island(page, 'consultation-form');
  await form.locator('input[name="name"]').fill(sample.name);
  await form.locator('input[name="company"]').fill('Manjara Agro Stores');
  await form.locator('input[name="email"]').fill(sample.email);
  await form.locator('input[name="mobile"]').fill(sample.mobile);
  await form.locator('textarea').fill(sample.message);
  await form.locator('button[aria-haspopup="listbox"]').click();
  await page.getByRole('option').first().click();
  await form.getByRole('checkbox').last().locator('xpath=ancestor::label').click();
}

function island(page: Page, component: string): Locator {
  return page.locator(`[data-island="${component}"]`);
}
