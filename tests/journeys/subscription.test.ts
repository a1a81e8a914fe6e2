import { sampleLinks } from '../../src/tools/browser/sampleSignUps.ts';
import { pathOf } from '../../src/site/urls.ts';
import { expect, locales, test } from './testing/site.ts';
import { words } from './testing/words.ts';

test.use({ javaScriptEnabled: false });

for (const { code } of locales) {
  test(`a sign-up in ${code} is confirmed and ended by links, with the keyboard alone`, async ({
    page,
    site,
  }) => {
    const address = `links-${code}@example.org`;
    const { confirm, confirmed, unsubscribe, unsubscribed } = words(code, 'subscription');
    const heading = page.getByRole('heading', { level: 1 });
    const button = page.getByRole('main').getByRole('button');
    const row = async () => (await site.rows()).find(({ body }) => body['email'] === address);

    await page.goto(pathOf('home', code));
    const form = page.locator('[data-island="newsletter-form"]');
    await form.getByRole('textbox').fill(address);
    await form.getByRole('textbox').press('Enter');
    await expect(heading).toHaveText(words(code, 'thanks-newsletter').heading);
    const { id = '' } = (await row()) ?? {};

    for (const [question, asked, done] of [
      ['confirm', confirm, confirmed],
      ['unsubscribe', unsubscribe, unsubscribed],
    ] as const) {
      await page.goto(
        `${pathOf('subscription', code)}?${question}=${sampleLinks.seal(question, id)}`,
      );
      await expect(heading).toHaveText(asked.heading);
      await expect(page.getByRole('main')).toContainText(address);
      await expect(button).toHaveText(asked.submit);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText(done.heading);
      await expect(page).toHaveTitle(new RegExp(done.heading, 'u'));
      await expect(button).toHaveCount(0);
      const kept = question === 'confirm' ? expect.stringMatching(/^20.+Z$/u) : undefined;
      expect((await row())?.confirmedAt).toEqual(kept);
    }
  });
}
