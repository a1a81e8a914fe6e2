import type { BrowserContext, Page } from '@playwright/test';

type Watched = { refusals: string[] };

/** Notes from now on what the policy refuses on the pages opened; returns what lists it for one. */
export async function noteRefusals(
  context: BrowserContext,
): Promise<(page: Page) => Promise<string[]>> {
  await context.addInitScript(() => {
    const refusals: string[] = [];
    Object.assign(window, { refusals });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      refusals.push(`${violatedDirective} refuses ${blockedURI} ${sample}`.trim());
    });
  });
  return (page) => page.evaluate(() => (window as unknown as Watched).refusals);
}
