import { modes } from '../../src/tools/states/modes.ts';
import { showMode } from '../../src/tools/states/showMode.ts';
import { expect, test } from './testing/site.ts';

const [usual] = modes;
const spaced = modes.find(({ css = '' }) => css.includes('letter-spacing'));

test('a mode adds styles, takes them off again, and leaves those that the page has adopted', async ({
  page,
}) => {
  if (usual === undefined || spaced === undefined)
    throw new Error('Expected a mode that spaces text.');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.locator('[data-island="mobile-menu"]').getByRole('button').click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  // Only the stylesheet of all parts has it lie over the whole page.
  const overThePage = { y: 0, height: 800 };
  expect(await menu.boundingBox()).toMatchObject(overThePage);
  const spacing = () => menu.evaluate((element) => getComputedStyle(element).letterSpacing);
  const normal = await spacing();
  await showMode(page, spaced);
  expect(await spacing()).not.toBe(normal);
  await showMode(page, usual);
  expect(await spacing()).toBe(normal);
  expect(await menu.boundingBox()).toMatchObject(overThePage);
});
