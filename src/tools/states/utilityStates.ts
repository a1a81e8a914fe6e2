import type { PageState } from './pageState.ts';

const offers = '[data-offers]';

/** The states of the bar above the header. */
export const utilityStates: readonly PageState[] = [
  {
    state: 'language offered',
    component: 'utility-bar',
    shows: "The page is offered in the visitor's language, beside the list of languages.",
    selector: offers,
    only: {
      pages: ['home'],
      because:
        'The offer is drawn by one component, in the same words on every page that exists in the language.',
    },
    async open(page) {
      const others = page.locator(
        '.utility-bar nav [hreflang]:not([aria-current], [data-elsewhere])',
      );
      const language = await others.first().getAttribute('hreflang');
      const wish = await page.addInitScript((wished) => {
        const values = { language: wished, languages: [wished] };
        for (const [name, value] of Object.entries(values)) {
          Object.defineProperty(navigator, name, { value });
        }
      }, language);
      await page.reload();
      await wish.dispose();
      await page.locator(`${offers} > [lang][data-visible]`).waitFor();
    },
  },
  {
    state: 'paused',
    component: 'utility-bar',
    shows: 'Everything that moves by itself has been paused; the button says so.',
    selector: '[data-pause]',
    needsMotion: true,
    only: {
      pages: ['home'],
      because:
        'The home page has everything that moves for longer than five seconds; on other pages the same button has nothing else to stop.',
    },
    async open(page) {
      await page.locator('[data-pause]').click();
      await page.locator('[data-pause][aria-pressed="true"]').waitFor();
    },
  },
];
