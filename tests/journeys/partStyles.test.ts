import { islandSources, type IslandName } from '../../src/delivery/islandSources.ts';
import { earlyIslands } from './testing/earlyIslands.ts';
import { lacksInOtherMedia, lacksOfStyles } from './testing/lacksOfStyles.ts';
import { settle } from './testing/liveIsland.ts';
import { expect, sourceKindPages, test } from './testing/site.ts';

/** Pages of the site that have a part which is otherwise tried in the gallery, where the whole is linked. */
const pages: Partial<Record<IslandName, string>> = {
  carousel: '/about-us',
  'consultation-form': '/GetConsultation',
};

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
        await expect(page.locator('style[data-parts]')).toHaveCount(1);
        const part = page.locator(`[data-island="${name}"]`);
        await button(part).click();
        await settle(part);
        const isOpen = page.locator('[role="dialog"]').or(part.locator('[aria-expanded="true"]'));
        if (brings[0] === 'true') await expect(isOpen.first()).toBeVisible();
        const folds = page.locator('[role="dialog"] button[aria-expanded="false"]');
        while ((await folds.count()) > 0) await folds.first().click();
        expect(await lacksOfStyles(page)).toEqual([]);
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
        expect(await lacksOfStyles(page)).toEqual([]);
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
  expect(await lacksOfStyles(page)).toEqual([]);
});

/** What is no page has no part that is tried elsewhere, and tells the console its status. */
const foundPages = sourceKindPages.filter(({ id }) => id !== 'not-found');

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { path } of foundPages) {
      test(`${path} looks as with the whole stylesheet when a part of it answers`, async ({
        page,
      }) => {
        await page.goto(path);
        const part = page.locator('[data-island]:visible').first();
        await part.locator('button').first().focus();
        await settle(part);
        expect(await lacksOfStyles(page)).toEqual([]);
      });
    }
  });
}

for (const { path } of foundPages) {
  test(`${path} looks as with the whole stylesheet on paper and under every setting`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await lacksInOtherMedia(page)).toEqual([]);
  });
}
