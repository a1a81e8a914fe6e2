import { quoteForm, sample } from './quoteForm.ts';
import { pathOf } from '../../src/site/urls.ts';
import { expect, locales, pages, test } from './site.ts';
import { words } from './words.ts';

// The 404 page and a refused post answer with their status, which the browser notes.
test.use({ javaScriptEnabled: false, expected: [/404|422/u] });

for (const { path, locale } of pages) {
  test(`[hydration/reads-without-script] [accordion/without-script] ${path} reads without JavaScript`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const answer of await page.locator('.accordion__panel').all()) {
      await expect(answer).toBeVisible();
    }
    await expect(page.locator('[data-pause]')).toBeHidden();
  });
}

for (const { code } of locales) {
  test(`[forms/without-script] a quote in ${code} is stored and thanked for without JavaScript`, async ({
    page,
    site,
  }) => {
    await page.goto(pathOf('contact-us', code));
    const form = quoteForm(page, code);
    const name = `${sample.name} native ${code}`;
    await form.name.fill(name);
    await form.email.fill(sample.email);
    await form.mobile.fill(sample.mobile);
    await form.native.selectOption({ label: form.forms.quote.services.cloud });
    await form.message.fill(sample.message);
    await form.submit.click();
    await expect(page).toHaveURL(pathOf('thanks-quote', code));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(code, 'thanks-quote').heading,
    );
    const rows = (await site.rows()).filter(({ body }) => body['name'] === name);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ page: 'contact-us', locale: code });
    expect(rows[0]?.body['selectservice']).toBe(words('en', 'forms').quote.services.cloud);
  });

  test(`[forms/refused-without-script] a refused quote in ${code} keeps everything typed and names the mistakes`, async ({
    page,
  }) => {
    await page.goto(pathOf('home', code));
    const form = quoteForm(page, code);
    await form.name.fill('Ravi "quoted" <b>');
    await form.email.fill('ravi at example');
    await form.native.selectOption({ label: form.forms.quote.services.uiux });
    await form.submit.click();
    await expect(form.summary.getByRole('link')).toHaveText([
      form.forms.errors.email.invalid,
      form.forms.errors.mobile.required,
      form.forms.errors.message.required,
    ]);
    await expect(form.name).toHaveValue('Ravi "quoted" <b>');
    await expect(form.email).toHaveValue('ravi at example');
    await expect(form.native.locator('option:checked')).toHaveText(form.forms.quote.services.uiux);
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    expect(await page.title()).toContain(form.forms.errorTitle.split('{{title}}')[0]?.trim());
  });

  test(`a sign-up in ${code} works from every page without JavaScript`, async ({ page, site }) => {
    await page.goto(pathOf('home', code));
    const form = page.locator('[data-island="newsletter-form"]');
    await form.getByRole('textbox').fill('nobody');
    await form.getByRole('button').click();
    await expect(form.getByText(words(code, 'forms').newsletter.invalid)).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('nobody');
    await form.getByRole('textbox').fill(`native-${code}@example.org`);
    await form.getByRole('button').click();
    await expect(page).toHaveURL(pathOf('thanks-newsletter', code));
    expect((await site.rows()).map(({ body }) => body['email'])).toContain(
      `native-${code}@example.org`,
    );
  });
}
