import { headers } from './pages.ts';
import { expect, pages, test } from './site.ts';

test('every answer carries the policy that allows nothing but the site itself', async ({
  request,
}) => {
  const wanted =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'";
  expect(headers['content-security-policy']).toBe(wanted);
  for (const path of ['/', '/ar/', '/nothing-here', '/robots.txt', '/healthz', '/CONTACT-US']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()['content-security-policy'], path).toBe(wanted);
  }
});

test.describe('loading and hydrating', () => {
  // The 404 page answers with its status, which the browser notes.
  test.use({ expected: [/404/u] });

  for (const { id, locale, path } of pages) {
    test(`[general/no-inline-style] ${path} (${id}, ${locale}) raises no report`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          throw new Error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await page.goto(path);
      const islands = await page.locator('[data-island]').all();
      expect(islands.length).toBeGreaterThan(0);
      for (const island of islands) {
        // Some parts are for other window sizes; a click reaches them all the same.
        await island.locator('button').first().dispatchEvent('click');
        await expect.poll(() => island.evaluate(isHydrated)).toBe(true);
      }
    });
  }
});

/** React marks the element that it has taken over. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactContainer'));
}

test.describe('a missing page', () => {
  test.use({ expected: [/404/u] });

  test('answers 404 in the language of its address', async ({ page }) => {
    const answer = await page.goto('/ar/nothing-here');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });
});
