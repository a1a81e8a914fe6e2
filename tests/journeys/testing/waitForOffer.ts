import type { Page } from '@playwright/test';

/**
 * Waits until the page is offered in the browser's language, if it will be: script and words come when
 * they come. Where they are lost nothing is offered, and whoever has declined is offered nothing.
 */
export async function waitForOffer(page: Page): Promise<void> {
  const isDue = await page.evaluate(async () => {
    const room = document.querySelector<HTMLElement>('[data-offers]');
    const { enhancer, offers } = room?.dataset ?? {};
    const [wished = ''] = navigator.language.split('-');
    const link = document.querySelector(`.utility-bar nav [hreflang="${wished}"]`);
    const [own] = document.documentElement.lang.split('-');
    if (!enhancer || !offers || !link || own === wished) return false;
    if (link.matches('[data-elsewhere]') || localStorage.getItem('declined-languages'))
      return false;
    // As the page asks for them too, they are fetched once.
    return Promise.all([import(enhancer), fetch(offers)]).then(
      () => true,
      () => false,
    );
  });
  if (isDue) await page.locator('[data-offers] > [lang][data-visible]').waitFor();
}
