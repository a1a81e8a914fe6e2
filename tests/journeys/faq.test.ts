import type { Locator, Page } from '@playwright/test';
import { expect, locales, test } from './testing/site.ts';
import { pathOf } from '../../src/site/urls.ts';
import { partsOf, withoutLinks } from '../../src/words/linkMarks.ts';
import { words } from './testing/words.ts';

const { faq } = words('en', 'home');
const questions = Object.values(faq.items).map(({ question }) => question);
const answers = Object.values(faq.items).map(({ answer }) => withoutLinks(answer));

/** A link in the first answer, which is open. */
const [linked = '?'] = linkWords(Object.values(faq.items)[0]?.answer ?? '');

function linkWords(text: string): string[] {
  return partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : [part.words]));
}

const button = (page: Page, index: number): Locator =>
  page.getByRole('button', { name: questions[index] ?? '?', exact: true });

/** The page with its questions live. */
async function openPage(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.locator('.accordion .plus').first().hover();
  await expect(
    page.locator('[data-island="faq"] [data-react-aria-pressable]').first(),
  ).toBeAttached();
}

for (const [way, activate] of [
  ['a click', (target: Locator) => target.click()],
  ['Enter', (target: Locator) => target.press('Enter')],
  ['Space', (target: Locator) => target.press('Space')],
] as const) {
  test(
    `${way} opens a question and closes it, with the focus on it`,
    { tag: ['@accordion/toggles', '@accordion/focus-stays'] },
    async ({ page }) => {
      await openPage(page);
      const question = button(page, 2);
      await activate(question);
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByText(answers[2] ?? '?')).toBeVisible();
      await expect(question).toBeFocused();
      await activate(question);
      await expect(question).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByText(answers[2] ?? '?')).toBeHidden();
      await expect(question).toBeFocused();
    },
  );
}

for (const [device, viewport] of [
  ['large', { width: 1440, height: 1000 }],
  ['small', { width: 390, height: 844 }],
] as const) {
  test(
    `the question stays under the finger while an answer above closes (${device} window)`,
    { tag: '@accordion/stays-in-place' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const question = button(page, 2);
      for (const block of ['center', 'end'] as const) {
        await openPage(page);
        await expect(button(page, 0)).toHaveAttribute('aria-expanded', 'true');
        await question.evaluate((element, at) => {
          element.scrollIntoView({ block: at, behavior: 'instant' });
        }, block);
        const before = await question.boundingBox();
        await question.click();
        await expect(button(page, 0)).toHaveAttribute('aria-expanded', 'false');
        const moved = async () =>
          Math.abs(((await question.boundingBox())?.y ?? 0) - (before?.y ?? 0));
        // It is put back before the next picture, not before the next question of a test.
        await expect.poll(moved, block).toBeLessThanOrEqual(1);
      }
    },
  );
}

test(
  'Tab and Shift+Tab go from question to question',
  { tag: '@accordion/tab' },
  async ({ page }) => {
    await openPage(page);
    await button(page, 0).focus();
    await page.keyboard.press('ArrowDown');
    await expect(button(page, 0)).toBeFocused();
    // Of the answers only the open one can be reached.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: linked })).toBeFocused();
    for (const question of questions.slice(1)) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: question, exact: true })).toBeFocused();
    }
    for (const question of questions.slice(1, -1).toReversed()) {
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('button', { name: question, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: linked })).toBeFocused();
  },
);

test(
  'a closed answer is hidden from nobody who searches, before and after hydration',
  { tag: '@accordion/hidden-once' },
  async ({ page }) => {
    await page.goto('/');
    const panels = page.locator('.accordion__panel');
    for (const isLive of [false, true]) {
      if (isLive) await openPage(page);
      await expect(panels).toHaveCount(questions.length);
      for (const [index, panel] of (await panels.all()).entries()) {
        await expect(panel).not.toHaveAttribute('aria-hidden');
        if (index > 0) await expect(panel).toHaveAttribute('hidden', 'until-found');
      }
    }
  },
);

test('on paper every answer stands open', { tag: '@accordion/print' }, async ({ page }) => {
  await openPage(page);
  await button(page, 1).click();
  await page.emulateMedia({ media: 'print' });
  for (const answer of answers) await expect(page.getByText(answer)).toBeVisible();
});

test(
  'numbers have two places in the digits of the page',
  { tag: '@faq/digits' },
  async ({ page }) => {
    for (const { code, numberingSystem } of locales) {
      await page.goto(pathOf('home', code));
      const format = new Intl.NumberFormat(`${code}-u-nu-${numberingSystem}`, {
        minimumIntegerDigits: 2,
      });
      await expect(page.locator('.accordion__number')).toHaveText(
        questions.map((_, index) => format.format(index + 1)),
      );
    }
  },
);
