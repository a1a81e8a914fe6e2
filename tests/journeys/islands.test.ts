import type { Page } from '@playwright/test';
import { holdScripts, type HeldScripts } from './testing/heldScripts.ts';
import { settle } from './testing/liveIsland.ts';
import { quoteForm } from './testing/quoteForm.ts';
import { recordExpanded } from './testing/shellElements.ts';
import { expect, lessMotion, test } from './testing/site.ts';
import { escaped, words } from './testing/words.ts';

const home = words('en', 'home');
const forms = words('en', 'forms');
const second = home.faq.items.cost.question;
const third = home.faq.items.duration.question;

test.describe('while the scripts are on the way', () => {
  test.use({ contextOptions: lessMotion });

  let scripts: HeldScripts;

  test.beforeEach(async ({ page }) => {
    scripts = await holdScripts(page);
    await page.goto('/');
  });

  /** Lets the scripts come, once the questions have asked for them. */
  async function comeAlive(page: Page): Promise<void> {
    await scripts.isAsked;
    scripts.release();
    await settle(page.locator('[data-island="faq"]'));
  }

  test(
    'a click before hydration opens the answer, once',
    { tag: '@hydration/click-once' },
    async ({ page }) => {
      const question = page.getByRole('button', { name: second });
      const changes = await recordExpanded(question);
      await question.click();
      await question.click();
      await question.click();
      await comeAlive(page);
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      expect(await changes()).toEqual(['true']);
      await expect(page.getByText(home.faq.items.cost.answer)).toBeVisible();
    },
  );

  for (const key of ['Enter', 'Space']) {
    test(
      `${key} before hydration opens the answer and keeps the focus`,
      { tag: '@hydration/key-once' },
      async ({ page }) => {
        const question = page.getByRole('button', { name: second });
        const changes = await recordExpanded(question);
        await question.focus();
        await page.keyboard.press(key);
        await comeAlive(page);
        await expect(question).toHaveAttribute('aria-expanded', 'true');
        expect(await changes()).toEqual(['true']);
        await expect(question).toBeFocused();
      },
    );
  }

  test(
    'a press that begins before hydration and ends after it counts once',
    { tag: '@hydration/press-across' },
    async ({ page }) => {
      const question = page.getByRole('button', { name: second });
      const changes = await recordExpanded(question);
      await question.hover();
      await page.mouse.down();
      await comeAlive(page);
      expect(await changes()).toEqual([]);
      await page.mouse.up();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await settle(page.locator('[data-island="faq"]'));
      expect(await changes()).toEqual(['true']);
    },
  );

  test(
    'text typed before hydration stays, with focus and caret',
    { tag: '@hydration/text' },
    async ({ page }) => {
      const { name, island } = quoteForm(page, 'en');
      await name.focus();
      await page.keyboard.type('Asha Patil');
      await page.keyboard.press('Home');
      await page.keyboard.type('Dr ');
      scripts.release();
      await expect(island.locator('button[aria-haspopup]')).toBeVisible();
      await expect(name).toHaveValue('Dr Asha Patil');
      await expect(name).toBeFocused();
      await page.keyboard.type('Ms ');
      await expect(name).toHaveValue('Dr Ms Asha Patil');
    },
  );

  test(
    'a service chosen before hydration stays chosen in the new control',
    { tag: '@hydration/choice' },
    async ({ page }) => {
      const { island, native } = quoteForm(page, 'en');
      await native.focus();
      await native.selectOption(forms.quote.fields.selectservice.options.cloud);
      scripts.release();
      await settle(island);
      await expect(native).toBeVisible();
      await page.keyboard.press('Tab');
      const button = island.locator('button[aria-haspopup="listbox"]');
      await expect(button).toContainText(forms.quote.fields.selectservice.options.cloud);
    },
  );

  test(
    'a form sent before hydration shows its errors once live',
    { tag: '@hydration/submit' },
    async ({ page }) => {
      await page.getByRole('button', { name: forms.quote.submit }).click();
      const heading = page.getByRole('heading', { name: forms.summary });
      await scripts.isAsked;
      await expect(heading).toBeHidden();
      scripts.release();
      await expect(heading).toBeVisible();
    },
  );
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test(
    'a tap before hydration opens the answer, once',
    { tag: '@hydration/touch-once' },
    async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto('/');
      const question = page.getByRole('button', { name: second });
      const changes = await recordExpanded(question);
      await question.tap();
      await scripts.isAsked;
      scripts.release();
      await settle(page.locator('[data-island="faq"]'));
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      expect(await changes()).toEqual(['true']);
    },
  );
});

test(
  'find-in-page opens the answer it finds, and the part is live afterwards',
  { tag: '@accordion/found-in-page' },
  async ({ page }) => {
    await page.goto('/');
    const panel = page.locator('.accordion__panel').nth(2);
    await panel.evaluate((element) => {
      // What the browser does on a match: tell the panel, then show it.
      element.dispatchEvent(new Event('beforematch', { bubbles: true }));
      element.removeAttribute('hidden');
    });
    await expect(page.getByRole('button', { name: third })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.locator('.accordion .plus[aria-expanded="true"]')).toHaveCount(1);
    await page.getByRole('button', { name: third }).click();
    await expect(page.getByRole('button', { name: third })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
);

for (const fault of ['404', 'dead connection'] as const) {
  test.describe(`when the script cannot be loaded (${fault})`, () => {
    test.use({ expected: [/Failed to load resource/u], contextOptions: lessMotion });

    test.beforeEach(async ({ page }) => {
      await page.route(/\/assets\/hydrate-.*\.js$/u, (route) =>
        fault === '404' ? route.fulfill({ status: 404 }) : route.abort('connectionreset'),
      );
      await page.goto('/');
    });

    test('all answers stand open', { tag: '@hydration/fallback' }, async ({ page }) => {
      await page.getByRole('button', { name: second }).click();
      await expect(page.locator('[data-island="faq"]')).toHaveAttribute('data-failed', '');
      for (const { answer } of Object.values(home.faq.items)) {
        await expect(page.getByText(answer)).toBeVisible();
      }
    });

    test(
      'the next activation tries once more and then works',
      { tag: '@hydration/retry' },
      async ({ page }) => {
        await page.getByRole('button', { name: second }).click();
        await expect(page.locator('[data-island="faq"]')).toHaveAttribute('data-failed', '');
        await page.unroute(/\/assets\/hydrate-.*\.js$/u);
        await page.getByRole('button', { name: third }).click();
        await expect(page.getByRole('button', { name: third })).toHaveAttribute(
          'aria-expanded',
          'true',
        );
        await expect(page.locator('[data-island="faq"]')).not.toHaveAttribute('data-failed');
        await expect(page.getByText(home.faq.items.cost.answer)).toBeHidden();
      },
    );

    test(
      'a form is sent natively and says so',
      { tag: '@hydration/native-post' },
      async ({ page, site }) => {
        const label = (text: string) =>
          page.getByRole('textbox', { name: new RegExp(`^${escaped(text)}`, 'u') });
        await label(forms.quote.fields.name.label).fill(`Native ${fault}`);
        await page
          .locator('.quote-section')
          .getByLabel(forms.quote.fields.email.label, { exact: false })
          .first()
          .fill('n@example.org');
        await label(forms.quote.fields.mobile.label).fill('9876543210');
        await page.locator('select').selectOption(forms.quote.fields.selectservice.options.web);
        await label(forms.quote.fields.message.label).fill('No script today');
        await page.getByRole('button', { name: forms.quote.submit }).click();
        await expect(page).toHaveURL(/\/thanks\/quote$/u);
        const rows = site.rows().filter(({ body }) => body['name'] === `Native ${fault}`);
        expect(rows).toHaveLength(1);
      },
    );
  });
}

test(
  'an address that names a question opens it and goes to it',
  { tag: ['@faq/address', '@hash/closed-answer'] },
  async ({ page }) => {
    await page.goto('/#faq-duration');
    const question = page.getByRole('button', { name: third });
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(question).toBeFocused();
    await page.evaluate(() => {
      location.hash = 'faq-cost';
    });
    await expect(page.getByRole('button', { name: second })).toBeFocused();
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  },
);
