// Longer than others: every kind of field has its own way to be filled in, by keys and by pointer.
import type { Locator, Page } from '@playwright/test';
import { holdScripts } from './testing/heldScripts.ts';
import { wakeIslands } from './testing/seenText.ts';
import { pathOf } from '../../src/site/urls.ts';
import { expect, lessMotion, test, walkedLocales } from './testing/site.ts';

test.use({ contextOptions: lessMotion });

/** The id of a page with each form. */
const forms = {
  'quote-form': 'contact-us',
  'consultation-form': 'get-consultation',
  'newsletter-form': 'team',
} as const;

/** What each field is given, by its name. */
const values: Readonly<Record<string, string>> = {
  name: 'Asha Patil',
  email: 'asha@example.org',
  mobile: '9876543210',
  company: 'Patil & Co',
  message: 'Please call after four.',
};

/** What must not change by an input: the address, the windows, the place of the focus, and the words. */
type Standing = { address: string; windows: number; words: string[] };

async function standing(page: Page): Promise<Standing> {
  const words = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      // What is chosen stands in its field, and what is announced in its region.
      const own = 'script, .react-aria-SelectValue, select, textarea, [role="status"], [aria-live]';
      if (parentElement?.closest(own) !== null) continue;
      if (parentElement.checkVisibility()) found.push((textContent ?? '').trim());
    }
    return found.filter(Boolean);
  });
  return { address: page.url(), windows: page.context().pages().length, words };
}

/** Says what an input has changed that it must not. */
async function changedBy(
  page: Page,
  field: Locator,
  input: () => Promise<void>,
): Promise<string[]> {
  const before = await standing(page);
  await input();
  const faults: string[] = [];
  const after = await standing(page);
  for (const key of ['address', 'windows'] as const) {
    if (after[key] !== before[key]) faults.push(`${key}: ${before[key]} became ${after[key]}`);
  }
  const gone = before.words.filter((one) => !after.words.includes(one));
  const come = after.words.filter((one) => !before.words.includes(one));
  if (after.words.length !== before.words.length || gone.length + come.length > 0) {
    faults.push(`"${gone.join(', ')}" became "${come.join(', ')}"`);
  }
  const focused = await page.evaluate(async () => {
    // A list that closes hands the focus back in its own time: until then it is on nothing.
    const soon = performance.now() + 2000;
    while (document.activeElement === document.body && performance.now() < soon) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return document.activeElement?.outerHTML.slice(0, 80);
  });
  const isThere = await field.evaluate((element) => element === document.activeElement);
  if (!isThere) faults.push(`the focus is on ${focused}`);
  return faults;
}

/** Types into, chooses from and ticks every field of a form and lists what else has changed. */
async function fillByKeys(page: Page, component: Locator): Promise<string[]> {
  const faults: string[] = [];
  for (const field of await textFieldsOf(component)) {
    await field.focus();
    const value = values[(await field.getAttribute('name')) ?? ''] ?? 'words';
    faults.push(...(await changedBy(page, field, () => page.keyboard.type(value))));
  }
  for (const list of await component.locator(choices).all()) {
    await list.focus();
    const isOurs = (await list.getAttribute('role')) === 'combobox';
    for (const keys of isOurs
      ? [['Enter', 'ArrowDown', 'Enter'], ['ArrowRight']]
      : [['ArrowDown']]) {
      faults.push(
        ...(await changedBy(page, list, async () => {
          for (const key of keys) await page.keyboard.press(key);
          await expect(page.getByRole('listbox')).toHaveCount(0);
        })),
      );
    }
  }
  for (const box of await component.locator('[type="checkbox"]').all()) {
    await box.focus();
    faults.push(...(await changedBy(page, box, () => page.keyboard.press('Space'))));
  }
  return faults;
}

async function fillByPointer(page: Page, component: Locator): Promise<string[]> {
  const faults: string[] = [];
  for (const field of await textFieldsOf(component)) {
    const value = values[(await field.getAttribute('name')) ?? ''] ?? 'words';
    await field.click();
    faults.push(...(await changedBy(page, field, () => page.keyboard.insertText(value))));
  }
  for (const list of await component.locator(choices).all()) {
    const isOurs = (await list.getAttribute('role')) === 'combobox';
    const choose = async () => {
      if (!isOurs) return void (await list.selectOption({ index: 2 }));
      await list.click();
      await page.getByRole('option').nth(1).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    if (!isOurs) await list.focus();
    faults.push(...(await changedBy(page, list, choose)));
  }
  for (const box of await component.locator('[type="checkbox"]').all()) {
    const label = box.locator('xpath=ancestor::label');
    faults.push(...(await changedBy(page, box, () => label.click())));
  }
  return faults;
}

/** The list of choices: ours once the form is live, the browser's own before. */
const choices = 'button[role="combobox"]:visible, select:not([aria-hidden="true"] *):visible';

function textFieldsOf(component: Locator): Promise<Locator[]> {
  return component
    .locator('input:not([type="checkbox"], [type="hidden"]), textarea')
    .locator('visible=true')
    .all();
}

for (const [name, id] of Object.entries(forms)) {
  for (const isLive of [false, true]) {
    for (const [way, fill] of [
      ['keys', fillByKeys],
      ['pointer', fillByPointer],
    ] as const) {
      test(
        `${name} ${isLive ? 'once it is live' : 'before its script'}: filled in by ${way} it changes nothing else in any language`,
        { tag: '@forms/input-changes-nothing' },
        async ({ page }) => {
          const scripts = isLive ? undefined : await holdScripts(page);
          for (const { code } of walkedLocales) {
            const path = pathOf(id, code);
            await page.goto(path);
            const component = page.locator(`[data-island="${name}"]`);
            if (isLive) await wakeIslands(page);
            const filled = await fill(page, component);
            expect(filled, path).toEqual([]);
          }
          scripts?.release();
        },
      );
    }
  }
}
