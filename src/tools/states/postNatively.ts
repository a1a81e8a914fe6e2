import type { Page } from 'playwright-core';

/**
 * Presses the button of an untouched form whose script never came.
 * @param form a selector.
 * @throws Error if the server does not refuse it with status 422.
 */
export async function postNatively(page: Page, form: string): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.waitForEvent('load'),
    page.locator(`${form} button[type="submit"]`).click(),
  ]);
  if (answer.status() !== 422) {
    throw new Error(`Expected status 422 to an empty form, got ${answer.status()}.`);
  }
}
