import type { Page } from '@playwright/test';
import { pageStates } from '../../../src/tools/states/pageStates.ts';
import { state, type ActedState } from './ariaState.ts';
import { sentForms } from './ariaSentForms.ts';
import { expect } from './site.ts';

/** Of the audit: whatever it opens is told to assistive technology too. */
const opened = pageStates.map(({ component, state: name, open, withoutScript }) =>
  state(component, name, async (page) => {
    if (withoutScript) {
      await page.route('**/*.js', (route) => route.abort());
      await page.reload();
    }
    await open(page);
  }),
);

/** Beside those: what becomes of a form that is sent, and what no rule can judge. */
export const actedStates: readonly ActedState[] = [
  ...opened,
  state('carousel', 'second slide first', (page) => turn(page, 1)),
  state('carousel', 'at its end', (page) => turn(page, 2)),
  state('consultation-form', 'services open', async (page) => {
    await liveForm(page).locator('input[name="name"]').focus();
    await page.locator('button[aria-haspopup="listbox"]').click();
    await page.getByRole('listbox').waitFor();
  }),
  state('consultation-form', 'either unticks the others', async (page) => {
    const boxes = page.getByRole('checkbox');
    for (const box of await boxes.all()) await box.locator('xpath=ancestor::label').click();
    await expect(boxes.last()).toBeChecked();
    await expect(boxes.first()).not.toBeChecked();
  }),
  ...sentForms,
  state('utility-bar', 'paused', (page) => page.locator('[data-pause]').click()),
  ...['side-menu', 'table-of-contents'].map((component) => ({
    ...state(component, 'unfolded in a small window', (page) => page.locator('summary').click()),
    isSmall: true as const,
  })),
];

async function turn(page: Page, times: number): Promise<void> {
  const next = page.locator('.carousel__buttons button').last();
  for (let time = 1; time <= times; time += 1) {
    await next.click();
    await expect(page.locator('.carousel__slide').nth(time - 1)).toHaveAttribute('inert');
  }
}

function liveForm(page: Page) {
  return page.locator('[data-island$="-form"]').first();
}
