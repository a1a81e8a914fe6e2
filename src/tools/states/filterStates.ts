import type { Page } from 'playwright-core';
import type { PageState } from './pageState.ts';

const component = 'service-filter';
const filter = `[data-island="${component}"]`;

/** The states of the filter of the services. */
export const filterStates: readonly PageState[] = [
  {
    state: 'services filtered',
    component,
    shows: 'Words were typed into the filter: the services that have them are left, and counted.',
    selector: filter,
    open: (page) => type(page, 'test'),
  },
  {
    state: 'no service found',
    component,
    shows: 'No service has the words that were typed: the filter says so.',
    selector: filter,
    open: (page) => type(page, 'no service has this'),
  },
];

async function type(page: Page, words: string): Promise<void> {
  await page.locator(`${filter} input`).fill(words);
  await page.locator(`${filter} [role="status"]:not(:empty)`).waitFor();
}
