import type { Page } from '@playwright/test';
import { expect, test } from './parts.ts';

/** What is marked as the place of the reader. */
function current(page: Page) {
  return page.locator('.contents [aria-current="location"]');
}

function link(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name });
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name });
}

test('[toc/scroll] exactly one place is marked, the one being read', async ({ page }) => {
  await page.goto('/');
  await expect(current(page)).toHaveText(['Scope']);
  for (const name of ['Rights', 'Data', 'Rights']) {
    await heading(page, name).evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    await expect(current(page)).toHaveText([name]);
  }
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('[toc/more-than-colour] the current place differs by its edge, in the visitor’s own colours too', async ({
  page,
}) => {
  const look = (name: string) =>
    link(page, name).evaluate((element) => {
      const { borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(element);
      return [borderInlineStartWidth, borderInlineStartStyle];
    });
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await page.goto('/');
    await expect(current(page)).toHaveText(['Scope']);
    const [width, style] = await look('Scope');
    const [otherWidth] = await look('Data');
    expect(parseFloat(width ?? '')).toBeGreaterThan(parseFloat(otherWidth ?? ''));
    expect(style).toBe('solid');
  }
});

for (const key of ['click', 'Enter']) {
  test(`[toc/jump] by ${key} the heading comes into view, with the focus`, async ({ page }) => {
    await page.goto('/');
    await expect(current(page)).toHaveText(['Scope']);
    if (key === 'click') await link(page, 'Data').click();
    else await link(page, 'Data').press(key);
    await expect(heading(page, 'Data')).toBeFocused();
    await expect(heading(page, 'Data')).toBeInViewport();
    await expect(page).toHaveURL(/#data$/u);
    await expect(current(page)).toHaveText(['Data']);
  });
}

test('[toc/choose] the last place stays marked though it cannot reach the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto('/');
  await expect(current(page)).toHaveText(['Scope']);
  await link(page, 'Changes').click();
  await expect(heading(page, 'Changes')).toBeInViewport();
  await expect(current(page)).toHaveText(['Changes']);
});

test('[toc/dropdown] in a small window a dropdown opens by key and closes on choosing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(current(page)).toHaveText(['Scope']);
  const summary = page.locator('.contents summary');
  await expect(link(page, 'Data')).toBeHidden();
  expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await summary.press('Enter');
  await link(page, 'Data').click();
  await expect(link(page, 'Data')).toBeHidden();
  await expect(heading(page, 'Data')).toBeFocused();
  await expect
    .poll(async () => (await heading(page, 'Data').boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual(0);
  await expect(heading(page, 'Data')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('[toc/plain] both dropdowns open and their links lead on', async ({ page }) => {
    await page.goto('/');
    await page.locator('.side-menu summary').click();
    await expect(page.getByRole('link', { name: 'Cloud Security' })).toBeVisible();
    await page.locator('.contents summary').click();
    await link(page, 'Rights').click();
    await expect(heading(page, 'Rights')).toBeInViewport();
  });
});

test('[side-menu/dropdown] in a small window it bears the name of the current page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const summary = page.locator('.side-menu summary');
  await expect(summary).toHaveText('Cloud Migration');
  await expect(page.getByRole('link', { name: 'Cloud Security' })).toBeHidden();
  await summary.click();
  const list = await page.locator('.side-menu__list').boundingBox();
  expect(list?.height).toBeLessThanOrEqual(240);
  await page.getByRole('link', { name: 'Cloud Security' }).click();
  await expect(page).toHaveURL(/\?security$/u);
  await expect(page.getByRole('link', { name: 'Cloud Security' })).toBeHidden();
});

test('[side-menu/toggles] a key opens the dropdown and closes it again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const summary = page.locator('.side-menu summary');
  const pages = page.getByRole('link', { name: 'Cloud Security' });
  for (const key of ['Enter', 'Space']) {
    await summary.press(key);
    await expect(pages).toBeVisible();
    await expect(summary).toBeFocused();
    await summary.press(key);
    await expect(pages).toBeHidden();
  }
});

test('[side-menu/wide] in a wide window all pages stand beside the text and stay', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.side-menu summary')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cloud Security' })).toBeVisible();
  await expect(page.locator('.side-menu')).toHaveCSS('position', 'sticky');
});

for (const [width, isShown] of [
  [767, false],
  [768, true],
  [1440, true],
] as const) {
  test(`[contact-card/width] at ${width} px it is ${isShown ? 'there' : 'not there'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Ask an engineer' })).toBeVisible({
      visible: isShown,
    });
  });
}
