import { company } from '../../src/site/company.ts';
import { intakePaths } from '../../src/contract/intake.ts';
import { listenToAnnouncements, zoomed } from './testing/lookAtPages.ts';
import { quoteForm, sample } from './testing/quoteForm.ts';
import { expect, locales, test } from './testing/site.ts';
import { pathOf } from '../../src/site/urls.ts';
import { words } from './testing/words.ts';

test(
  'a quote is filled in and sent by keyboard alone',
  { tag: '@forms/keyboard' },
  async ({ page }) => {
    await page.goto('/contact-us');
    const form = quoteForm(page, 'en');
    const service = form.island.locator('button[aria-haspopup="listbox"]');
    await form.name.focus();
    await page.keyboard.type(sample.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(sample.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(sample.mobile);
    await expect(service).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(service).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(service).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type(sample.message);
    await page.keyboard.press('Tab');
    await expect(form.submit).toBeFocused();
    for (const field of [form.message, service, form.mobile, form.email, form.name]) {
      await page.keyboard.press('Shift+Tab');
      await expect(field).toBeFocused();
    }
    await form.submit.press('Enter');
    await expect(form.dialog).toBeVisible();
  },
);

test(
  'that a request is long on its way is said once, politely',
  { tag: '@forms/sending-said-once' },
  async ({ page }) => {
    const said = await listenToAnnouncements(page);
    await page.route(`**${intakePaths.quote}*`, async (route) => {
      // A slow intake: the message on the way has to have been said before the answer comes.
      await page.waitForTimeout(1000);
      await route.continue();
    });
    await page.goto('/contact-us');
    const form = quoteForm(page, 'en');
    await form.fill(sample);
    await form.submit.click();
    await expect(form.dialog).toBeVisible();
    const { sending } = form.forms;
    expect((await said()).filter((line) => line.includes(sending))).toEqual([`status: ${sending}`]);
  },
);

test(
  'the thanks are said once: by the dialog, then by a line that stays',
  { tag: '@dialog/said-once' },
  async ({ page }) => {
    const said = await listenToAnnouncements(page);
    await page.goto('/contact-us');
    const form = quoteForm(page, 'en');
    await form.fill(sample);
    await form.submit.click();
    await expect(form.dialog).toBeFocused();
    const { heading } = form.forms.quote.thanks;
    const thanks = async () => (await said()).filter((line) => line.includes(heading));
    expect(await thanks()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(form.island.getByRole('status').filter({ hasText: heading })).toBeVisible();
    expect(await thanks()).toEqual([
      expect.stringMatching(
        new RegExp(`^status: ${heading}Your reference number is [0-9A-Z-]{9}\\.$`, 'u'),
      ),
    ]);
  },
);

test(
  'the thanks stay for as long as somebody needs to read them',
  { tag: '@dialog/stays' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact-us');
    const form = quoteForm(page, 'en');
    await form.fill(sample);
    await form.submit.click();
    await expect(form.dialog).toBeVisible();
    await page.clock.fastForward('30:00');
    await expect(form.dialog).toBeVisible();
  },
);

test(
  'Tab and Shift+Tab stay with the thanks, and the page behind takes no focus',
  { tag: ['@dialog/keyboard', '@dialog/tab'] },
  async ({ page }) => {
    await page.goto('/contact-us');
    const form = quoteForm(page, 'en');
    await form.fill(sample);
    await form.submit.click();
    await expect(form.dialog).toBeFocused();
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await form.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
        true,
      );
    }
    await form.name.evaluate((field) => field.focus());
    await expect(form.name).not.toBeFocused();
  },
);

test(
  'at 400 % zoom the whole message and its button can be reached',
  { tag: '@dialog/zoom' },
  async ({ page }) => {
    await page.goto('/contact-us');
    const form = quoteForm(page, 'en');
    await form.fill(sample);
    await form.submit.click();
    await page.setViewportSize(zoomed);
    for (const part of [
      form.dialog.getByRole('heading'),
      form.dialog.getByRole('paragraph').first(),
      form.dialog.getByRole('paragraph').last(),
      form.dialog.getByRole('button'),
    ]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await form.dialog.getByRole('button').click();
    await expect(form.dialog).toBeHidden();
  },
);

test.describe('when sending fails', () => {
  test.use({ expected: [/Failed to load resource/u] });

  test(
    'a failure is said once, and once more when it happens again',
    { tag: ['@alert/said-once', '@alert/again'] },
    async ({ page }) => {
      const said = await listenToAnnouncements(page);
      await page.route(`**${intakePaths.quote}*`, (route) => route.fulfill({ status: 500 }));
      await page.goto('/contact-us');
      const form = quoteForm(page, 'en');
      const failures = async () =>
        (await said()).filter(
          (line) => line.startsWith('alert') && line.includes(form.forms.quote.failed),
        );
      await form.fill(sample);
      await form.submit.click();
      await expect(form.alert).toContainText(form.forms.quote.failed);
      expect(await failures()).toHaveLength(1);
      await form.submit.click();
      await expect.poll(async () => (await failures()).length).toBe(2);
    },
  );

  test(
    'a failure says what to do instead, for as long as it takes',
    { tag: ['@alert/way-out', '@alert/stays'] },
    async ({ page }) => {
      await page.clock.install();
      await page.route(`**${intakePaths.quote}*`, (route) => route.fulfill({ status: 500 }));
      await page.goto('/contact-us');
      const form = quoteForm(page, 'en');
      await form.fill(sample);
      await form.submit.click();
      await expect(form.alert).toContainText(form.forms.quote.failed);
      await page.clock.fastForward('30:00');
      await expect(form.alert).toContainText(form.forms.quote.failed);
      await expect(form.alert).toContainText(company.email);
      await expect(form.submit).toBeEnabled();
    },
  );
});

test(
  'the rating is read in the words of each language',
  { tag: '@stars/words' },
  async ({ page }) => {
    for (const { code } of locales) {
      await page.goto(pathOf('home', code));
      const [sentence = '?'] = words(code, 'home').testimonials.rating.split('{{');
      const spoken = await page.locator('.rating').first().ariaSnapshot();
      expect(spoken).toContain(sentence.trim());
      expect(spoken).not.toContain('img');
    }
  },
);
