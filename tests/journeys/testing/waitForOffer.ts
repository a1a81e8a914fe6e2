import type { Page } from '@playwright/test';

/** Waits for the script that may offer the page in another language, and its words: they come when they come. */
export async function waitForOffer(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const room = document.querySelector<HTMLElement>('[data-offers]');
    const { enhancer, offers } = room?.dataset ?? {};
    if (enhancer === undefined || !offers) return;
    // As the page asks for them too, they are fetched and run once. Where they are lost nothing is offered.
    await Promise.all([import(enhancer), fetch(offers)]).catch(() => undefined);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
