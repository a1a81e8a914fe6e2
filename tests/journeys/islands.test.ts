import type { Page } from '@playwright/test';
import { holdScripts, type HeldScripts } from './testing/heldScripts.ts';
import { settle } from './testing/liveIsland.ts';
import { quoteForm } from './testing/quoteForm.ts';
import { recordExpanded } from './testing/shellElements.ts';
import { expect, lessMotion, test } from './testing/site.ts';
import { withoutLinks } from '../../src/words/linkMarks.ts';
import { words } from './testing/words.ts';

const home = words('en', 'home');
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

  test(
    'Enter before hydration opens the answer and keeps the focus',
    { tag: '@hydration/key-once' },
    async ({ page }) => {
      const question = page.getByRole('button', { name: second });
      const changes = await recordExpanded(question);
      await question.press('Enter');
      await comeAlive(page);
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      expect(await changes()).toEqual(['true']);
      await expect(question).toBeFocused();
    },
  );

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
    'a form sent before hydration shows its errors once live',
    { tag: '@hydration/submit' },
    async ({ page }) => {
      const { submit, summary } = quoteForm(page, 'en');
      await submit.click();
      await scripts.isAsked;
      await expect(summary).toBeHidden();
      scripts.release();
      await expect(summary).toBeVisible();
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

    let scripts: HeldScripts;

    test.beforeEach(async ({ page }) => {
      scripts = await holdScripts(page, /\/assets\/hydrate-.*\.js$/u);
      scripts.lose(fault);
      await page.goto('/');
    });

    test('all answers stand open', { tag: '@hydration/fallback' }, async ({ page }) => {
      await page.getByRole('button', { name: second }).click();
      await expect(page.locator('[data-island="faq"]')).toHaveAttribute('data-failed', '');
      for (const { answer } of Object.values(home.faq.items)) {
        await expect(page.getByText(withoutLinks(answer))).toBeVisible();
      }
    });

    test(
      'the next activation tries once more and then works',
      { tag: '@hydration/retry' },
      async ({ page }) => {
        await page.getByRole('button', { name: second }).click();
        await expect(page.locator('[data-island="faq"]')).toHaveAttribute('data-failed', '');
        scripts.release();
        await page.getByRole('button', { name: third }).click();
        await expect(page.getByRole('button', { name: third })).toHaveAttribute(
          'aria-expanded',
          'true',
        );
        await expect(page.locator('[data-island="faq"]')).not.toHaveAttribute('data-failed');
        await expect(page.getByText(home.faq.items.cost.answer)).toBeHidden();
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
