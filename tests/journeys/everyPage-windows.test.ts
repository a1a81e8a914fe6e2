// Longer than others: one walk through the site serves all that compares windows; a second would cost a minute.
import type { BrowserContext, Page } from '@playwright/test';
import { routeOf } from '../../src/site/routes.ts';
import { lookAtEveryPage } from './testing/everyPage.ts';
import { findUnnamed } from './testing/labelInName.ts';
import { narrow } from './testing/lookAtPages.ts';
import { readOpenedShell } from './testing/openedShell.ts';
import { findUnskipped } from './testing/skipping.ts';
import { expect, kindPages, locales, pages, test } from './testing/site.ts';
import { findGone, readContent, type WindowContent } from './testing/windowContent.ts';

/** A phone and a tablet, upright and on their side; a window, and the same at 200 % zoom. */
const windows = {
  wide: { width: 1440, height: 900 },
  tabletOnSide: { width: 1024, height: 768 },
  tabletUpright: { width: 768, height: 1024 },
  zoomed: { width: 720, height: 450 },
  phoneOnSide: { width: 844, height: 390 },
  phoneUpright: { width: 390, height: 844 },
  narrow,
} as const;

type Window = keyof typeof windows;

/** Pairs of the same device: what one has the other has too. */
const turned: readonly [Window, Window][] = [
  ['phoneUpright', 'phoneOnSide'],
  ['tabletUpright', 'tabletOnSide'],
];

type Looked = 'gone' | 'turned' | 'unnamed' | 'unskipped' | 'console';

// One worker walks through the site once, for all tests of this file.
test.describe.configure({ mode: 'default' });

let faults: Record<Looked, string[]>;

test.beforeAll(async ({ browser, site }) => {
  const options = { baseURL: site.origin, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...options, viewport: windows.wide });
  const shells = await openShells(context);
  const contents = new Map<Window, WindowContent>();
  const inWindow = (name: Window): WindowContent =>
    contents.get(name) ?? { texts: [], addresses: [], controls: [] };
  faults = await lookAtEveryPage(context, {
    unnamed: async (page) => {
      const found: string[] = [];
      contents.clear();
      for (const [name, size] of Object.entries(windows)) {
        await page.setViewportSize(size);
        contents.set(name as Window, await readContent(page));
      }
      // Who asked for less motion is offered no pause, which has a name too. Its figures count, so what
      // windows show is read before.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const size of [windows.wide, windows.narrow]) {
        await page.setViewportSize(size);
        found.push(...(await findUnnamed(page)));
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });
      return found;
    },
    gone: async (page) => {
      const shell = shells(page);
      return (['narrow', 'zoomed'] as const).flatMap((name) =>
        findGone(inWindow('wide'), [inWindow(name), shell]).map((one) => `${name}: ${one}`),
      );
    },
    turned: async (page) =>
      turned.flatMap(([upright, onSide]) => [
        ...findGone(inWindow(upright), [inWindow(onSide), shells(page)]),
        ...findGone(inWindow(onSide), [inWindow(upright), shells(page)]),
      ]),
    // In the narrow window now, which is the last.
    unskipped: async (page) => {
      const found = await findUnskipped(page);
      await page.setViewportSize(windows.wide);
      found.push(...(await findUnskipped(page)));
      return found;
    },
  });
});

test(
  'what a wide window shows is there at 320 px and at 200 % zoom, or a control opens it',
  { tag: '@general/all-at-320' },
  () => {
    expect(faults.gone).toEqual([]);
  },
);

test(
  'upright and on its side every page has the same text and controls, or what opens them',
  { tag: '@general/both-orientations' },
  () => {
    expect(faults.turned).toEqual([]);
  },
);

test(
  'the visible words of every control are a part of its name, in the same order',
  { tag: '@general/label-in-name' },
  () => {
    expect(faults.unnamed).toEqual([]);
  },
);

test(
  'the skip link goes past the header in small and large windows, also from a place within the page',
  { tag: '@navigation/skip-every-page' },
  () => {
    expect(faults.unskipped).toEqual([]);
  },
);

test('no page makes the browser complain', () => {
  expect(faults.console).toEqual([]);
});

test(
  'with a language offered the skip link goes past the offer as well',
  { tag: '@navigation/skip-every-page' },
  async ({ browser, site }) => {
    for (const { code } of locales) {
      const others = locales.filter((other) => other.code !== code);
      const locale = others[0]?.code ?? code;
      const context = await browser.newContext({ baseURL: site.origin, locale });
      const translated = kindPages.filter(
        ({ id, locale: own }) =>
          own === code && pages.some((page) => page.id === id && page.locale === locale),
      );
      const page = await context.newPage();
      let offers = 0;
      for (const { path } of translated.filter(({ id }) => routeOf(id).isUnlisted !== true)) {
        await page.goto(path);
        await expect(page.locator('[data-offers] > [lang][data-visible]')).toBeVisible();
        expect(await findUnskipped(page), path).toEqual([]);
        offers += 1;
      }
      expect(offers).toBeGreaterThan(1);
      await context.close();
    }
  },
);

/** What the menu and the panel hold in each language, by the language of a page. */
async function openShells(context: BrowserContext): Promise<(page: Page) => WindowContent> {
  const page = await context.newPage();
  const shells = new Map<string, WindowContent>();
  for (const { code } of locales) shells.set(code, await readOpenedShell(page, code));
  await page.close();
  return (open) => {
    const { pathname } = new URL(open.url());
    const { locale = '' } = pages.find(({ path }) => path === pathname) ?? {};
    return shells.get(locale) ?? { texts: [], addresses: [], controls: [] };
  };
}
