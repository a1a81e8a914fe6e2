import type { Locator, Page } from '@playwright/test';
import { islandSources } from '../../src/delivery/islandSources.ts';
import { earlyIslands } from './testing/earlyIslands.ts';
import { recordPosts } from './testing/earlyForms.ts';
import { laterOf, scriptsOf } from './testing/builtScripts.ts';
import { holdScripts, type HeldScripts } from './testing/heldScripts.ts';
import { settle } from './testing/liveIsland.ts';
import { expect, lessMotion, test } from './testing/site.ts';
import { escaped, words } from './testing/words.ts';

// Nothing here is about motion, and to glide down a page takes longer than all else.
test.use({ contextOptions: lessMotion });

const { consultation } = words('en', 'forms');

/** Every way to get into a field. */
const ways = [
  { way: 'mouse', hasTouch: false, enter: (field: Locator) => field.click() },
  { way: 'keyboard', hasTouch: false, enter: tabInto },
  { way: 'touch', hasTouch: true, enter: (field: Locator) => field.tap() },
];

const forms = (Object.keys(islandSources) as (keyof typeof islandSources)[]).filter((name) =>
  name.endsWith('-form'),
);

/** Goes into a field as the Tab key does, from right before it. */
async function tabInto(field: Locator): Promise<void> {
  await field.focus();
  await field.page().keyboard.press('Shift+Tab');
  await field.page().keyboard.press('Tab');
  await expect(field).toBeFocused();
}

async function open(page: Page, name: (typeof forms)[number]): Promise<[Locator, HeldScripts]> {
  const scripts = await holdScripts(page);
  await page.goto(earlyIslands[name].path);
  return [page.locator(`[data-island="${name}"]`), scripts];
}

for (const { way, hasTouch, enter } of ways) {
  test.describe(`before its script, by ${way}`, () => {
    test.use({ hasTouch });

    // How somebody gets in is the same for each form: all forms by one way, one form by all.
    const sampled = forms.filter((name) => way === 'mouse' || name === 'quote-form');

    for (const name of sampled) {
      for (const type of ['input:not([type="checkbox"])', 'textarea']) {
        // A sign-up asks for an address and nothing more.
        if (name === 'newsletter-form' && type === 'textarea') continue;

        test(
          `${name}: typing into its ${type} goes on as if nothing happened`,
          { tag: '@hydration/text' },
          async ({ page }) => {
            const [component, scripts] = await open(page, name);
            const field = component.locator(type).first();
            await enter(field);
            await page.keyboard.type('Asha Rao');
            // Of an email field nobody can tell where its caret is, so nobody can put it back.
            const hasCaret = await field.evaluate(
              ({ selectionStart }: HTMLInputElement) => selectionStart !== null,
            );
            if (hasCaret) for (const _ of 'Rao') await page.keyboard.press('ArrowLeft');
            await scripts.isAsked;
            scripts.release();
            await settle(component);
            await expect(field).toHaveValue('Asha Rao');
            await expect(field).toBeFocused();
            await page.keyboard.type('Patil ');
            await expect(field).toHaveValue(hasCaret ? 'Asha Patil Rao' : 'Asha RaoPatil');
          },
        );
      }
    }

    for (const name of sampled.filter((form) => form !== 'newsletter-form')) {
      test(
        `${name}: the list being chosen from stays until it is left, then hands its choice over`,
        { tag: ['@hydration/choice', '@select/not-while-in-use', '@select/choice-carried'] },
        async ({ page }) => {
          const [component, scripts] = await open(page, name);
          const list = component.locator('select.field__control');
          await enter(list);
          await list.selectOption({ index: 1 });
          await scripts.isAsked;
          const [ours = ''] = laterOf(await scriptsOf(component));
          const arrival = page.waitForEvent('requestfinished', (one) => one.url().endsWith(ours));
          scripts.release();
          await arrival;
          await settle(component);
          await expect(list).toBeVisible();
          await expect(list).toBeFocused();
          const chosen = await list.locator('option').nth(3).textContent();
          await list.selectOption({ index: 3 });
          await enter(component.locator('textarea'));
          await expect(component.locator('button[aria-haspopup="listbox"]')).toHaveText(
            chosen ?? '',
          );
          await expect(list).toBeHidden();
          await expect(component.locator('textarea')).toBeFocused();
        },
      );

      test(
        `${name}: a choice already left is there in the control that takes its place`,
        { tag: ['@hydration/choice', '@select/same-choice'] },
        async ({ page }) => {
          const [component, scripts] = await open(page, name);
          const list = component.locator('select.field__control');
          const chosen = await list.locator('option').nth(2).textContent();
          await enter(list);
          await list.selectOption({ index: 2 });
          await enter(component.locator('textarea'));
          scripts.release();
          await expect(component.locator('button[aria-haspopup="listbox"]')).toHaveText(
            chosen ?? '',
          );
          await expect(component.locator('textarea')).toBeFocused();
        },
      );
    }

    test('consultation-form: ways of contact ticked early are told apart once it is live', async ({
      page,
    }) => {
      const [component, scripts] = await open(page, 'consultation-form');
      const { options } = consultation.fields.wecontactyou;
      const box = (label: string) =>
        component.getByRole('checkbox', { name: new RegExp(`^${escaped(label)}$`, 'u') });
      const tick = async (label: string) => {
        if (way === 'keyboard') {
          await tabInto(box(label));
          await page.keyboard.press('Space');
        } else {
          const word = component.getByText(label, { exact: true });
          await (hasTouch ? word.tap() : word.click());
        }
      };
      await tick(options.email);
      await tick(options.either);
      await expect(box(options.email)).toBeChecked();
      await expect(box(options.either)).toBeChecked();
      await scripts.isAsked;
      scripts.release();
      await settle(component);
      await expect(box(options.email)).not.toBeChecked();
      await expect(box(options.call)).not.toBeChecked();
      await expect(box(options.either)).toBeChecked();
      await expect(box(options.either)).toBeFocused();
    });
  });
}

test('newsletter-form: Enter in its field before its script signs up once', async ({ page }) => {
  const [component, scripts] = await open(page, 'newsletter-form');
  const posts = await recordPosts(page, 'newsletter');
  await component.getByRole('textbox').fill('asha@example.org');
  await component.getByRole('textbox').press('Enter');
  await scripts.isAsked;
  scripts.release();
  await expect.poll(posts).toEqual([{ email: 'asha@example.org' }]);
  await settle(component);
  expect(await posts()).toHaveLength(1);
});
