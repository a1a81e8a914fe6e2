// Longer than others: all tests of one walk through the states, which takes a minute.
import type { Page } from '@playwright/test';
import type { PageState } from '../../src/tools/states/pageState.ts';
import { pageStates } from '../../src/tools/states/pageStates.ts';
import { findUnnamed } from './testing/labelInName.ts';
import { readOpenedShell } from './testing/openedShell.ts';
import { expect, lessMotion, locales, pages, test, walkedLocales } from './testing/site.ts';
import { findGone, readContent, type WindowContent } from './testing/windowContent.ts';

// A form that is refused by the server answers with its status, which the browser notes.
test.use({ contextOptions: lessMotion, expected: [/422|Failed to load/u] });

/** Each device upright and on its side. */
const phone = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
const tablet = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
] as const;

/** What the header of a language holds behind its buttons, read once by each worker. */
const shells = new Map<string, WindowContent>();

async function shellOf(page: Page, code: string): Promise<WindowContent> {
  const shell = shells.get(code) ?? (await readOpenedShell(page, code));
  shells.set(code, shell);
  return shell;
}

/** What changes only looks has the same words, and motion is not allowed here. */
const states = pageStates.filter(({ isLook, needsMotion }) => !isLook && !needsMotion);

/** The page of a language that a state is opened on; undefined where it has none. */
async function openPage(page: Page, { selector, only }: PageState, code: string): Promise<boolean> {
  const own = pages.filter(
    ({ locale, id }) => locale === code && (only?.pages ?? [id]).includes(id),
  );
  for (const { path } of own) {
    await page.goto(path);
    if ((await page.locator(selector.replace(':visible', '')).count()) > 0) return true;
  }
  return false;
}

for (const pageState of states) {
  test(
    `${pageState.state}: each control bears its visible words, and turning the device loses nothing`,
    { tag: ['@general/label-in-name', '@general/both-orientations'] },
    async ({ context }) => {
      const faults: string[] = [];
      for (const { code } of walkedLocales) {
        const page = await context.newPage();
        faults.push(...(await findFaults(page, pageState, code)).map((one) => `${code}: ${one}`));
        await page.close();
      }
      expect(faults).toEqual([]);
    },
  );
}

/** What a state of a language has wrong: names without the visible words, and what is gone on a turned device. */
async function findFaults(page: Page, pageState: PageState, code: string): Promise<string[]> {
  const shell = await shellOf(page, code);
  await page.setViewportSize(phone[0]);
  if (pageState.scripts === 'blocked') await page.route('**/*.js', (route) => route.abort());
  const isThere = await openPage(page, pageState, code);
  // The English pages have every part that there is.
  if (!isThere) return code === locales[0]?.code ? ['no page has it'] : [];
  const isShown = await page.locator(pageState.selector).first().isVisible();
  const isForPhones = pageState.window === 'small' || (pageState.window !== 'large' && isShown);
  const [first, second] = isForPhones ? phone : tablet;
  await page.setViewportSize(first);
  await pageState.open(page);
  const before = await readContent(page);
  const unnamed = await findUnnamed(page);
  await page.setViewportSize(second);
  const after = await readContent(page);
  return [...unnamed, ...findGone(before, [after, shell]), ...findGone(after, [before, shell])];
}
