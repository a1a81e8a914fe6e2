import { intakePaths } from '../../src/contract/intake.ts';
import { listenToAnnouncements } from './testing/lookAtPages.ts';
import { expect, lessMotion, locales, test } from './testing/site.ts';
import { words } from './testing/words.ts';
import { pathOf } from '../../src/site/urls.ts';

// Nothing here is about motion, and to glide down a page takes longer than all else.
test.use({ contextOptions: lessMotion });

for (const { code } of locales) {
  test(
    `a sign-up in ${code} by Enter is stored and thanked for`,
    { tag: ['@S4.14', '@S4.15'] },
    async ({ page, site }) => {
      const { newsletter } = words(code, 'forms');
      await page.goto(pathOf('contact-us', code));
      const form = page.locator('[data-island="newsletter-form"]');
      const email = form.getByRole('textbox');
      await email.fill(`news-${code}@example.org`);
      await email.press('Enter');
      await expect(form.getByText(newsletter.success)).toBeVisible();
      await expect(email).toHaveValue('');
      await expect(email).toBeFocused();
      const rows = (await site.rows()).filter(({ kind }) => kind === 'newsletter');
      expect(rows.map(({ body }) => body)).toContainEqual({ email: `news-${code}@example.org` });
    },
  );
}

test(
  'an address without an @ is refused and said once: with the field that takes the focus, or by the status if it has it',
  { tag: ['@forms/one-mistake', '@forms/read-where-focus-is', '@forms/same-mistake-again'] },
  async ({ page }) => {
    const { newsletter, errorPrefix, errorTitle } = words('en', 'forms');
    const said = await listenToAnnouncements(page);
    let posts = 0;
    await page.route(`**${intakePaths.newsletter}*`, (route) => {
      posts += 1;
      return route.continue();
    });
    await page.goto('/');
    const form = page.locator('[data-island="newsletter-form"]');
    const email = form.getByRole('textbox');
    const title = await page.title();
    await email.fill('nobody');
    await form.getByRole('button').click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(
      `${errorPrefix} ${newsletter.fields.email.errors.invalid}`,
    );
    const status = form
      .getByRole('status')
      .filter({ hasText: newsletter.fields.email.errors.invalid });
    await expect(status).toHaveCount(0);
    await email.press('Enter');
    await expect(status).toHaveCount(1);
    await expect.poll(said).toEqual([`status: ${newsletter.fields.email.errors.invalid}`]);
    await email.press('Enter');
    await expect.poll(async () => (await said()).length).toBe(2);
    await expect(page).toHaveTitle(errorTitle.replace('{{title}}', title));
    expect(posts).toBe(0);
  },
);

test.describe('when the sign-up fails', () => {
  test.use({ expected: [/Failed to load resource/u] });

  test(
    'both controls rest while it runs, then say what happened',
    {
      tag: [
        ...['@S4.12', '@S4.13', '@S8.12', '@alert/data-kept', '@forms/all-values-kept'],
        '@forms/focus-stays',
      ],
    },
    async ({ page }) => {
      const { newsletter } = words('en', 'forms');
      const answer = Promise.withResolvers<void>();
      await page.route(`**${intakePaths.newsletter}*`, async (route) => {
        await answer.promise;
        await route.fulfill({ status: 503 });
      });
      await page.goto('/');
      const form = page.locator('[data-island="newsletter-form"]');
      const email = form.getByRole('textbox');
      await email.fill('somebody@example.org');
      await form.getByRole('button').click();
      await expect(email).toBeDisabled();
      await expect(form.getByRole('button')).toBeDisabled();
      answer.resolve();
      await expect(form.getByRole('alert')).toContainText(newsletter.failed);
      await expect(email).toBeEnabled();
      await expect(email).toHaveValue('somebody@example.org');
      await expect(form.getByRole('button')).toBeFocused();
      await page.route(`**${intakePaths.newsletter}*`, () => undefined);
      await form.getByRole('button').click();
      await expect(form.getByRole('alert')).toHaveText('');
    },
  );
});
