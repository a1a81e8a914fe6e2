import type { Page } from '@playwright/test';

/** Waits for the script that may offer the page in another language: it comes when it comes. */
export async function waitForOffer(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { enhancer } = document.querySelector<HTMLElement>('[data-offers]')?.dataset ?? {};
    // As the page asks for it too, it is fetched and run once. Where scripts are lost nothing is offered.
    if (enhancer !== undefined) await import(enhancer).catch(() => undefined);
  });
}
