import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import { expect, patient, test } from './testing/developmentTest.ts';

declare const axe: typeof axeCore;

test.describe.configure({ timeout: 150_000 });

const engine = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

test('a part is shown in the theme, direction, width and colours that are chosen', async ({
  page,
}) => {
  await page.goto('/gallery/text-field');
  const component = page.frameLocator('iframe');
  const html = component.locator('html');
  await patient(component.getByRole('heading', { name: 'empty' })).toBeVisible();

  await page.getByLabel('Dark').check();
  await patient(html).toHaveCSS('color-scheme', 'dark');
  await patient(component.locator('body')).toHaveCSS('background-color', 'rgb(13, 21, 18)');
  await page.getByLabel('Right to left').check();
  await patient(html).toHaveAttribute('dir', 'rtl');
  await patient(html).toHaveCSS('color-scheme', 'dark');
  await page.getByLabel('Small').check();
  await expect(page.locator('iframe')).toHaveCSS('inline-size', '390px');
  await page.getByLabel('Forced (simulated)').check();
  await patient(component.locator('body')).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  await expect(page.getByText('Forced colours are simulated here')).toBeVisible();

  await page.getByRole('link', { name: 'Previous' }).click();
  await patient(page.getByLabel('Right to left')).toBeChecked();
  await page.getByRole('link', { name: 'All parts' }).click();
  await patient(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
});

for (const path of ['/gallery', '/gallery/faq', '/gallery/rtl/faq']) {
  test(`nothing on ${path} breaks an accessibility rule, in either theme`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const frame of page.frames()) await frame.evaluate(engine);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await page.evaluate(async () => {
        const { violations } = await axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
      });
      expect(found).toEqual([]);
    }
  });
}
