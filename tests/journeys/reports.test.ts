import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { reportsFolder } from '../../src/project/repository.ts';
import { root } from '../../src/project/root.ts';
import { reportsPath } from '../../src/site/content/legal.ts';
import { inspect } from '../../src/tools/audit/inspect.ts';
import { openTab } from '../../src/tools/browser/openTab.ts';
import { baseModes, windows } from '../../src/tools/states/modes.ts';
import { showMode } from '../../src/tools/states/showMode.ts';
import { findLostText, narrow } from './testing/lookAtPages.ts';
import { isShort, locales, walkedLocales } from './testing/pages.ts';

const folder = join(root, reportsFolder);

/** The committed pages of the report, as somebody reads them who has the folder alone. */
const pages = globSync('**/*.html', { cwd: folder })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !isUnwalked(file.split('/')[0]))
  .toSorted();

/** Whether a folder is that of a language to which no walk goes. */
function isUnwalked(name: string | undefined): boolean {
  const isOf = ({ code }: { code: string }): boolean => code === name;
  return locales.some(isOf) && !walkedLocales.some(isOf);
}

/** What a reader sees of a page before turning to details, in screens of a phone. */
const most = 4;

/** What the build adds: how far the languages are, what pages weigh, and what stands where there is no report. */
const published = ['index.html', 'translations.html', 'weights.html'];

for (const [place, from, own] of [
  ['', folder, pages],
  [' as published', join(root, 'dist', reportsPath), published],
] as const) {
  for (const [index, file] of own.entries()) {
    // As in the audit: where time is short, each page in another mode.
    const modes = baseModes.filter((_, at) => !isShort || at === index % baseModes.length);
    test(`${file} of the report${place} breaks no rule of either engine, with none switched off`, async ({
      browser,
    }) => {
      const page = await openTab(browser, 'file:///');
      await page.goto(pathToFileURL(join(from, file)).href);
      const faults: string[] = [];
      for (const mode of modes) {
        await page.setViewportSize(windows[mode.window]);
        await showMode(page, mode);
        const { observations } = await inspect(page, { mode });
        faults.push(
          ...observations.map(
            ({ outcome, rule, selector, messages }) =>
              `${mode.id}: ${outcome}: ${rule}: ${selector} ${messages.join(' ')}`,
          ),
        );
      }
      await page.setViewportSize(narrow);
      faults.push(...(await findLostText(page)).map((fault) => `at 320 px: ${fault}`));
      faults.push(...(await findRepeatedIds(page)).map((id) => `has the id ${id} twice`));
      expect(faults).toEqual([]);
      await page.context().close();
    });
  }
}

test('page one fits four screens of a phone, and others come to their details within those', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const file of pages.filter((name) => !name.startsWith('components/'))) {
    await page.goto(pathToFileURL(join(folder, file)).href);
    const detail = page.locator('.report__row, .report__footer').first();
    const top = await detail.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect.soft(top / 844, file).toBeLessThanOrEqual(most);
  }
});

test('on paper everything folded is unfolded, with date and versions', async ({ page }) => {
  await page.goto(pathToFileURL(join(folder, 'acr.html')).href);
  const item = page.locator('.report__details li').first();
  await expect(item).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(item).toBeVisible();
  await expect(page.locator('footer')).toContainText(/Tests run on .* \d{4}/u);
  await expect(page.locator('footer')).toContainText(/axe-core \d/u);
});

function findRepeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}
