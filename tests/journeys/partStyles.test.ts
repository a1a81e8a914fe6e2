import { islandSources, type IslandName } from '../../src/delivery/islandSources.ts';
import { wholeStyles } from '../testing/builtSite.ts';
import { earlyIslands } from './testing/earlyIslands.ts';
import { settle } from './testing/liveIsland.ts';
import { expect, lessMotion, test } from './testing/site.ts';
import { lacksOfStyles } from './testing/wholeStyles.ts';

const whole = `/${wholeStyles()}`;

/** Pages of the site that have a part which is otherwise tried in the gallery, where the whole is linked. */
const pages: Partial<Record<IslandName, string>> = {
  carousel: '/about-us',
  'consultation-form': '/GetConsultation',
};

test.use({ contextOptions: lessMotion });

for (const name of Object.keys(islandSources) as IslandName[]) {
  const { viewport, button, prepare, record, brings } = earlyIslands[name];
  const path = pages[name] ?? earlyIslands[name].path;

  test.describe(`${name}, with the styles of its page and of parts`, () => {
    test.use({ viewport });

    for (const language of ['', '/ar']) {
      test(`looks once it answers as with the whole stylesheet, at ${language}${path}`, async ({
        page,
      }) => {
        await page.goto(language + path);
        const part = page.locator(`[data-island="${name}"]`);
        await button(part).click();
        await settle(part);
        const folds = page.locator('[role="dialog"] button[aria-expanded="false"]');
        while ((await folds.count()) > 0) await folds.first().click();
        expect(await lacksOfStyles(page, whole)).toEqual([]);
      });
    }

    if (prepare !== undefined) {
      test('looks as with the whole stylesheet once it has done what it is for', async ({
        page,
      }) => {
        await page.goto(path);
        const part = page.locator(`[data-island="${name}"]`);
        const brought = await record(page, part);
        await prepare(part);
        await button(part).click();
        await expect.poll(brought).toEqual(brings);
        await settle(part);
        expect(await lacksOfStyles(page, whole)).toEqual([]);
      });
    }
  });
}

test('choices that a form lays over its page look as with the whole stylesheet', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const form = page.locator('[data-island="quote-form"]');
  await form.locator('input').first().focus();
  await form.locator('button[aria-haspopup="listbox"]').click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await lacksOfStyles(page, whole)).toEqual([]);
});
