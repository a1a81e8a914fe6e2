import type { Page } from 'playwright-core';
import type { PageState } from './pageState.ts';
import { postNatively } from './postNatively.ts';
import { sendingStates } from './sendingStates.ts';

const component = 'newsletter-form';
const newsletter = `[data-island="${component}"]`;

const inEveryFooter = {
  pages: ['home'],
  because:
    'The footer is drawn by one component from the same words on every page of a locale, and nothing else on the page changes with it.',
} as const;

/** The states of the sign-up in the footer. */
export const newsletterStates: readonly PageState[] = [
  {
    state: 'newsletter mistake',
    component,
    shows: 'The empty sign-up was sent: its message is shown.',
    selector: newsletter,
    only: inEveryFooter,
    async open(page) {
      await page.locator(`${newsletter} button[type="submit"]`).click();
      await page.locator(`${newsletter} .field__error`).waitFor();
    },
  },
  ...sendingStates({ kind: 'newsletter', component, fill, only: inEveryFooter }),
  {
    state: 'newsletter thanks',
    component,
    shows: 'An address was sent and stored: the confirmation is shown.',
    selector: newsletter,
    only: inEveryFooter,
    async open(page) {
      await fill(page);
      await page.locator(`${newsletter} button[type="submit"]`).click();
      await page.locator(`${newsletter} .status-message[data-tone="good"]`).waitFor();
    },
  },
  {
    state: 'newsletter refused without script',
    component,
    shows: 'The empty sign-up was posted by the browser itself: the page answered with status 422.',
    selector: newsletter,
    only: inEveryFooter,
    scripts: 'blocked',
    open: (page) => postNatively(page, newsletter),
  },
];

async function fill(page: Page): Promise<void> {
  await page.locator(`${newsletter} input`).fill('asha@example.org');
}
