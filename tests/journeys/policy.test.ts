import { hash } from 'node:crypto';
import { intakePaths } from '../../src/contract/intake.ts';
import { islandSources } from '../../src/delivery/islandSources.ts';
import { expectLive } from './testing/liveIsland.ts';
import { noteRefusals } from './testing/refusals.ts';
import { expect, locales, samplePages, test } from './testing/site.ts';

test('every answer carries the policy that allows nothing but the site itself, and that of a page the styles in it by their hashes', async ({
  request,
}) => {
  const base =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
    "require-trusted-types-for 'script'; trusted-types 'none'";
  const policyAt = async (path: string, asked: Parameters<typeof request.fetch>[1] = {}) => {
    const answer = await request.fetch(path, { maxRedirects: 0, ...asked });
    const texts = (await answer.text()).matchAll(/<style[^>]*>([^]*?)<\/style>/gu);
    const styles = [...texts].map(([, text = '']) => ` 'sha256-${hash('sha256', text, 'base64')}'`);
    const policy = base.replace("style-src 'self'", `$&${styles.join('')}`);
    expect(answer.headers()['content-security-policy'], path).toBe(policy);
    return styles.length;
  };
  for (const path of ['/', '/ar/', '/ar/?a=1', '/nothing-here', '/ar/nothing-here']) {
    expect(await policyAt(path), path).toBeGreaterThan(0);
  }
  for (const path of ['/robots.txt', '/healthz', '/CONTACT-US']) await policyAt(path);
  // A page that is drawn for one visitor links the stylesheet.
  const refused = { method: 'POST', form: { email: 'nobody' } };
  expect(await policyAt(`${intakePaths.newsletter}?page=home&locale=en`, refused)).toBe(0);
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
