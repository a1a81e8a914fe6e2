import type { PageState } from './pageState.ts';

const offers = '[data-offers] > [lang]';

/** What is offered to visitors who read another language better. */
export const offerStates: readonly PageState[] = [
  {
    state: 'language offered',
    component: 'utility-bar',
    shows: "The page is offered in the visitor's language, beside the list of languages.",
    selector: offers,
    only: {
      page: 'home',
      because:
        'The offer is drawn by one component, in the same words on every page that exists in the language.',
    },
    async open(page) {
      const language = await page.locator(offers).first().getAttribute('lang');
      const wish = await page.addInitScript((wished) => {
        const values = { language: wished, languages: [wished] };
        for (const [name, value] of Object.entries(values)) {
          Object.defineProperty(navigator, name, { value });
        }
      }, language);
      await page.reload();
      await wish.dispose();
      await page.locator(`${offers}[data-visible]`).waitFor();
    },
  },
];
