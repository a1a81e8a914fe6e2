import { expect, test } from './testing/site.ts';
import { words } from './testing/words.ts';
import { company } from '../../src/site/company.ts';

for (const { path, language } of [
  { path: '/services/testing/ApiTesting', language: 'en' },
  { path: '/ar/contact-us', language: 'ar' },
]) {
  test(
    `who follows the link in the footer of ${path} is told where they come from`,
    { tag: '@trouble/says-where-from' },
    async ({ page }) => {
      await page.goto(path);
      const { footer } = words(language, 'common');
      const { feedback } = words(language, 'accessibility').sections;
      await page.getByRole('contentinfo').getByRole('link', { name: footer.trouble }).click();
      await expect(page.getByRole('heading', { name: feedback.heading })).toBeInViewport();
      await expect(page.getByText(feedback.from.replace('{{page}}', path))).toBeVisible();
      const mail = page.getByRole('main').getByRole('link', { name: company.supportEmail });
      await expect(mail).toHaveAttribute(
        'href',
        `mailto:${company.supportEmail}?subject=${encodeURIComponent(`${path} (${language})`)}`,
      );
    },
  );
}
