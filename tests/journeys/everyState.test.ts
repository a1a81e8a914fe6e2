// Longer than others: all tests of one walk through the states, which takes a minute.
import type { Page } from '@playwright/test';
import type { RouteId } from '../../src/site/routes.ts';
import type { PageState } from '../../src/tools/states/pageState.ts';
import { pageStates } from '../../src/tools/states/pageStates.ts';
import { findUnnamed } from './testing/labelInName.ts';
import { readOpenedShell } from './testing/openedShell.ts';
import { expect, lessMotion, pages, test, walkedLocales } from './testing/site.ts';
import { waitForOffer } from './testing/waitForOffer.ts';
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

/**
 * Opens a page of a language that has a state: the one of this id, or any other.
 * @returns its id; undefined where the language has none.
 */
async function openPage(
  page: Page,
  { selector, only }: PageState,
  code: string,
  known?: RouteId,
): Promise<RouteId | undefined> {
  const own = pages
    .filter(({ locale, id }) => locale === code && (only?.pages ?? [id]).includes(id))
    .toSorted((one, other) => Number(other.id === known) - Number(one.id === known));
  for (const { path, id } of own) {
    await page.goto(path);
    // What is offered takes the room of other words, whenever it comes.
    await waitForOffer(page);
    if ((await page.locator(selector.replace(':visible', '')).count()) > 0) return id;
  }
  return undefined;
}

for (const pageState of states) {
  test(
    `${pageState.state}: each control bears its visible words, and turning the device loses nothing`,
    { tag: ['@general/label-in-name', '@general/both-orientations'] },
    async ({ context }) => {
      const faults: string[] = [];
      let known: RouteId | undefined;
      for (const { code } of walkedLocales) {
        const page = await context.newPage();
        const shell = await shellOf(page, code);
        await page.setViewportSize(phone[0]);
        if (pageState.scripts === 'blocked') await page.route('**/*.js', (route) => route.abort());
        const id = await openPage(page, pageState, code, known);
        known ??= id;
        // The English pages, which come first, have every part that there is.
        expect(known).toBeDefined();
        if (id !== undefined) {
          const found = await findFaults(page, pageState, shell);
          faults.push(...found.map((fault) => `${code}: ${fault}`));
        }
        await page.close();
      }
      expect(faults).toEqual([]);
    },
  );
}

/** What is wrong with a state of the open page: names without the visible words, and what is gone on a turned device. */
async function findFaults(
  page: Page,
  pageState: PageState,
  shell: WindowContent,
): Promise<string[]> {
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
