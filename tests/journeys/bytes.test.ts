import { sourceLocale } from '../../src/site/locales.ts';
import { quoteFormAnchor } from '../../src/site/urls.ts';
import { collectAsked } from './testing/scriptBytes.ts';
import { expect, pages, test } from './testing/site.ts';
import { words } from './testing/words.ts';

test('an address that leads to the form fetches no more script than the page alone', async ({
  page,
  context,
}) => {
  const inEnglish = pages.filter(({ locale }) => locale === sourceLocale);
  const withForm = inEnglish.filter(({ id }) => id === 'home' || id === 'contact-us');
  expect(withForm.length).toBeGreaterThan(1);
  const scripts = collectAsked(context);
  for (const { path } of withForm) {
    // The entry has run when the page has loaded: what it asks for by itself, it has asked for.
    await page.goto(path);
    const alone = scripts.splice(0);
    expect(alone[0]).toContain('/assets/browser-');
    await page.goto('about:blank');
    await page.goto(`${path}#${quoteFormAnchor}`);
    await expect(page.locator(`#${quoteFormAnchor}`)).toBeInViewport();
    expect(scripts.splice(0), path).toEqual(alone);
  }
});

test('React arrives when somebody reaches for a part, and not for a link', async ({
  page,
  context,
}) => {
  const scripts = collectAsked(context);
  await page.goto('/');
  const { pages: names } = words('en', 'menu');
  await page.getByRole('link', { name: names['contact-us'] }).first().hover();
  await page.keyboard.press('Tab');
  // Whatever they have made the page ask for, it has asked for before this.
  await page.evaluate(() => fetch('/robots.txt').then(({ status }) => status));
  const react = (): string[] => scripts.filter((script) => script.includes('/assets/hydrate-'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(react()).toEqual([]);

  await page.locator('[data-island="faq"] button').first().hover();
  await expect.poll(react).toHaveLength(1);
});
