import type { Locator, Page } from '@playwright/test';
import { fillIn } from './testing/earlyForms.ts';
import { lookAtEveryPage } from './testing/everyPage.ts';
import { quoteForm, sample } from './testing/quoteForm.ts';
import { referenceOf } from '../../src/server/store/reference.ts';
import { pathOf } from '../../src/site/urls.ts';
import { expect, locales, test } from './testing/site.ts';
import { words } from './testing/words.ts';

// The 404 page and a refused post answer with their status, which the browser notes.
test.use({ javaScriptEnabled: false, expected: [/404|422/u] });

test(
  'every page reads without JavaScript, and nothing is a button that does nothing',
  {
    tag: [
      '@hydration/reads-without-script',
      '@accordion/without-script',
      '@hydration/no-idle-button',
    ],
  },
  async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
    const faults = await lookAtEveryPage(context, {
      unread: findUnread,
      idle: findIdle,
      unasked: findUnasked,
    });
    expect(faults).toEqual({ unread: [], idle: [], unasked: [], console: [] });
  },
);

for (const { code } of locales) {
  test(
    `a quote in ${code} is stored and thanked for without JavaScript`,
    { tag: '@forms/without-script' },
    async ({ page, site }) => {
      await page.goto(pathOf('contact-us', code));
      const form = quoteForm(page, code);
      const name = `${sample.name} native ${code}`;
      await form.name.fill(name);
      await form.email.fill(sample.email);
      await form.mobile.fill(sample.mobile);
      await form.native.selectOption({
        label: form.forms.quote.fields.selectservice.options.cloud,
      });
      await form.message.fill(sample.message);
      await form.submit.click();
      await expect(page).toHaveURL(new RegExp(`${pathOf('thanks-quote', code)}\\?receipt=`, 'u'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(code, 'thanks-quote').heading,
      );
      const receipt = page.getByRole('region', { name: form.forms.receipt.heading });
      await expect(receipt.getByRole('definition')).toContainText([
        name,
        sample.email,
        sample.mobile,
        form.forms.quote.fields.selectservice.options.cloud,
        sample.message,
        /\p{Number}/u,
      ]);
      const rows = (await site.rows()).filter(({ body }) => body['name'] === name);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ page: 'contact-us', locale: code });
      const reference = referenceOf(rows[0]?.id ?? '');
      await expect(page.getByRole('main')).toContainText(
        form.forms.receipt.number.replace('{{reference}}', reference),
      );
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(reference)).toBeVisible();
      await expect(receipt).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
      expect(rows[0]?.body['selectservice']).toBe(
        words('en', 'forms').quote.fields.selectservice.options.cloud,
      );
    },
  );

  test(
    `a refused quote in ${code} keeps everything typed and names the mistakes`,
    { tag: '@forms/refused-without-script' },
    async ({ page }) => {
      await page.goto(pathOf('home', code));
      const form = quoteForm(page, code);
      await form.name.fill('Ravi "quoted" <b>');
      await form.email.fill('ravi at example');
      await form.native.selectOption({ label: form.forms.quote.fields.selectservice.options.uiux });
      await form.submit.click();
      await expect(form.summary.getByRole('link')).toHaveText([
        form.forms.quote.fields.email.errors.invalid,
        form.forms.quote.fields.mobile.errors.required,
        form.forms.quote.fields.message.errors.required,
      ]);
      await expect(form.name).toHaveValue('Ravi "quoted" <b>');
      await expect(form.email).toHaveValue('ravi at example');
      await expect(form.native.locator('option:checked')).toHaveText(
        form.forms.quote.fields.selectservice.options.uiux,
      );
      await expect(form.email).toHaveAttribute('aria-invalid', 'true');
      expect(await page.title()).toContain(form.forms.errorTitle.split('{{title}}')[0]?.trim());
    },
  );

  test(`a sign-up in ${code} works from every page without JavaScript`, async ({ page, site }) => {
    await page.goto(pathOf('home', code));
    const form = page.locator('[data-island="newsletter-form"]');
    await form.getByRole('textbox').fill('nobody');
    await form.getByRole('button').click();
    await expect(
      form.getByText(words(code, 'forms').newsletter.fields.email.errors.invalid),
    ).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('nobody');
    await form.getByRole('textbox').fill(`native-${code}@example.org`);
    await form.getByRole('button').click();
    await expect(page).toHaveURL(
      new RegExp(`${pathOf('thanks-newsletter', code)}\\?receipt=`, 'u'),
    );
    expect((await site.rows()).map(({ body }) => body['email'])).toContain(
      `native-${code}@example.org`,
    );
  });
}

for (const [name, path] of [
  ['quote-form', pathOf('contact-us', 'en')],
  ['consultation-form', pathOf('get-consultation', 'en')],
  ['newsletter-form', pathOf('team', 'en')],
] as const) {
  test(
    `${name}: refused by the server it comes back with every value`,
    { tag: ['@forms/all-values-kept', '@forms/refused-without-script'] },
    async ({ page }) => {
      await page.goto(path);
      const component = page.locator(`[data-island="${name}"]`);
      await fillIn(component);
      // One mistake is enough to be refused.
      await component.locator('[name="email"]').fill('asha at example');
      const before = await valuesOf(component);
      expect(before.filter(({ value }) => value === '')).toEqual([]);
      await component.locator('button[type="submit"]').click();
      await expect(component.locator('[aria-invalid="true"]')).toHaveCount(1);
      expect(await valuesOf(component)).toEqual(before);
    },
  );
}

/** The value of every field, and whether a box is ticked, as the visitor sees them. */
function valuesOf(component: Locator): Promise<{ name: string; value: string; isOn: boolean }[]> {
  return component
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      ([...form.elements] as HTMLInputElement[])
        .filter(({ name, type }) => name !== '' && type !== 'hidden')
        .map(({ name, value, checked }) => ({ name, value, isOn: checked })),
    );
}

/** What is missing or promises in vain on a page whose scripts do not run. */
function findUnread(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().height > 0;
    // A closed panel has a box, and nothing in it is drawn.
    const isRead = (panel: Element) => [panel, ...panel.children].every(isSeen);
    const headings = [...document.querySelectorAll('h1')];
    const answers = [...document.querySelectorAll('.accordion__panel')];
    const promises = [...document.querySelectorAll('[data-pause]')];
    return [
      ...(headings.length === 1 && headings.every(isSeen) ? [] : ['no heading']),
      ...answers.filter((answer) => !isRead(answer)).map(({ id }) => `the answer ${id} is hidden`),
      ...promises.filter(isSeen).map((promise) => `promises ${promise.outerHTML}`),
    ];
  });
}

/** What looks like a button to assistive technology but sends no form. */
function findIdle(page: Page): Promise<string[]> {
  return page
    .locator(':is(button:not([type="submit"]), [role="button"], [aria-expanded]):visible')
    .evaluateAll((buttons) => buttons.map((button) => button.outerHTML.slice(0, 120)));
}

/** Questions that cannot be read. */
function findUnasked(page: Page): Promise<string[]> {
  return page.locator('.accordion__item').evaluateAll((items) =>
    items.flatMap((item) => {
      const question = item.querySelector('button')?.textContent ?? '';
      const seen = [...item.querySelectorAll('h2, h3, h4')].filter((one) => one.checkVisibility());
      const isAsked = seen.length === 1 && question !== '' && seen[0]?.textContent === question;
      return isAsked ? [] : [item.outerHTML.slice(0, 200)];
    }),
  );
}
