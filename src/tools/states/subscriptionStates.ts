import type { Page } from 'playwright-core';
import { routeOf } from '../../site/routes.ts';
import { sampleQueries } from '../browser/sampleSignUps.ts';
import type { PageState } from './pageState.ts';

const component = 'page-hero';

const where = {
  selector: 'main',
  only: {
    pages: ['subscription'],
    because: 'No other page is opened by the links of mails.',
  },
  scripts: 'blocked',
} as const;

/** What the page shows that the links of mails open, besides that a link does not work. */
export const subscriptionStates: readonly PageState[] = [
  {
    state: 'sign-up to confirm',
    component,
    shows: 'The link of a mail was opened: a question with one button.',
    ...where,
    open: (page) => follow(page, sampleQueries.toConfirm),
  },
  {
    state: 'sign-up confirmed',
    component,
    shows: 'The same after the button was pressed: the page says so.',
    ...where,
    open: (page) => follow(page, sampleQueries.confirmed),
  },
  {
    state: 'unsubscribing',
    component,
    shows: 'The link of an issue was opened: a question with one button.',
    ...where,
    open: (page) => follow(page, sampleQueries.unsubscribe),
  },
];

/** Opens a link in the language of the page that is open. */
async function follow(page: Page, query: string): Promise<void> {
  const { pathname } = new URL(page.url());
  const { path } = routeOf('subscription');
  await page.goto((pathname.endsWith(path) ? pathname : path) + query);
}
