import type { PageState } from './pageState.ts';

const faq = '[data-island="faq"]';

/** The states of questions and answers besides the first being open. */
export const faqStates: readonly PageState[] = [
  {
    state: 'another answer open',
    component: 'faq',
    shows: 'The last question is open instead of the first.',
    selector: faq,
    only: {
      pages: ['home'],
      because:
        'Every page is judged with its first answer open; an answer is one paragraph, with a link or two at most, drawn by one component in one style.',
    },
    async open(page) {
      await page.locator(`${faq} .accordion .plus`).last().click();
      await page.locator(`${faq} .accordion__panel`).last().locator('p').waitFor();
    },
  },
  {
    state: 'all answers closed',
    component: 'faq',
    shows: 'The first question, which is open as loaded, is closed as well.',
    selector: faq,
    only: {
      pages: ['home'],
      because:
        'Every other question of a page is closed as loaded, and judged there; the first one closed looks the same.',
    },
    async open(page) {
      await page.locator(`${faq} .accordion .plus`).first().click();
      const answer = page.locator(`${faq} .accordion__panel`).first().locator('p');
      await answer.waitFor({ state: 'hidden' });
    },
  },
];
