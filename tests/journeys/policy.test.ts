import { islandSources } from '../../src/delivery/islandSources.ts';
import { headers } from './testing/pages.ts';
import { expectLive } from './testing/liveIsland.ts';
import { noteRefusals } from './testing/refusals.ts';
import { expect, locales, samplePages, test } from './testing/site.ts';

test('every answer carries the policy that allows nothing but the site itself, and styles by their hashes', async ({
  request,
}) => {
  const wanted =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'; trusted-types 'none'";
  const policy = headers['content-security-policy'] ?? '';
  const hashes = policy.match(/ 'sha256-[\w+/=]{44}'/gu) ?? [];
  expect(policy.replace(hashes.join(''), '')).toBe(wanted);
  expect(hashes.length).toBeGreaterThan(0);
  // What proxies and hosts take of a header's line is 2,000 bytes at the least.
  expect(policy.length).toBeLessThan(1500);
  for (const path of ['/', '/ar/', '/nothing-here', '/robots.txt', '/healthz', '/CONTACT-US']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()['content-security-policy'], path).toBe(policy);
  }
});

// The 404 page answers with its status, which the browser notes.
test.use({ expected: [/404/u] });

test(
  'no part that comes alive raises a report or brings a style element of its own',
  { tag: ['@general/no-inline-style', '@general/no-injected-style'] },
  async ({ page, context }) => {
    const refusals = await noteRefusals(context);
    const seen = new Set<string>();
    // A language changes the words of a part and none of its styles or scripts.
    for (const { path } of samplePages.filter(({ locale }) => locale === locales[0]?.code)) {
      await page.goto(path);
      const styles = await page.locator('style').count();
      for (const island of await page.locator('[data-island]').all()) {
        const name = (await island.getAttribute('data-island')) ?? '';
        if (seen.has(name)) continue;
        seen.add(name);
        // Some parts are for other window sizes; an event reaches them all the same.
        await island.locator('button, input').first().dispatchEvent('pointerover');
        await expectLive(island);
      }
      expect(await refusals(page), path).toEqual([]);
      await expect(page.locator('style'), path).toHaveCount(styles);
    }
    expect([...seen].toSorted()).toEqual(Object.keys(islandSources).toSorted());
  },
);

test('a missing page answers 404 in the language of its address', async ({ page }) => {
  const answer = await page.goto('/ar/nothing-here');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
