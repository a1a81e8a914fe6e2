import type { Browser, Page } from '@playwright/test';
import { sourceLocale } from '../../src/site/locales.ts';
import { routes } from '../../src/site/routes.ts';
import { pathOf } from '../../src/site/urls.ts';
import {
  accented,
  mirrored,
  tall,
  type PseudoLocale,
} from '../../src/tools/locales/pseudo/pseudoLocales.ts';
import { lookAtEveryPage, type Look } from './testing/everyPage.ts';
import { addStyles, findLostText } from './testing/lookAtPages.ts';
import {
  boxesOf,
  findHighLetters,
  findOverlaps,
  findTextOutsideBrackets,
  type Box,
} from './testing/pseudoLooks.ts';
import { test } from './testing/pseudoSite.ts';
import { expect, lessMotion } from './testing/site.ts';

// One worker builds the site and walks through it, once for all tests of this file.
test.describe.configure({ mode: 'default' });

const windows = { narrow: { width: 320, height: 640 }, wide: { width: 1280, height: 900 } };

async function walk<Name extends string>(
  browser: Browser,
  origin: string,
  locale: PseudoLocale | { code: string },
  viewport: { width: number; height: number },
  looks: Readonly<Record<Name, Look>>,
) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    ...lessMotion,
  });
  const paths = routes.map(({ id }) => pathOf(id, locale.code));
  return lookAtEveryPage(context, looks, { paths });
}

const textTwice: Look = async (page) => {
  const remove = await addStyles(page, 'html { font-size: 200% !important }');
  const lost = await findLostText(page);
  await remove();
  return lost;
};

test.beforeAll(() => test.setTimeout(300_000));

/** A look in a narrow window, which leaves the window as it was. */
function inNarrow(look: Look): Look {
  return async (page) => {
    await page.setViewportSize(windows.narrow);
    const faults = await look(page);
    await page.setViewportSize(windows.wide);
    return faults;
  };
}

test('every text and name of every page comes whole from a locale file, and fits if it is 40 % longer, at 320 px and at 200 %', async ({
  browser,
  site,
}) => {
  const { console: _said, ...faults } = await walk(browser, site.origin, accented, windows.wide, {
    brackets: findTextOutsideBrackets,
    overlaps: findOverlaps,
    narrowOverlaps: inNarrow(findOverlaps),
    reflow: inNarrow(findLostText),
    twice: inNarrow(textTwice),
  });
  expect(faults).toEqual({
    brackets: [],
    overlaps: [],
    narrowOverlaps: [],
    reflow: [],
    twice: [],
  });
});

test('from right to left every page is the mirror of itself', async ({ browser, site }) => {
  const boxes = new Map<string, Box[]>();
  const note = async (page: Page) => {
    for (const [name, size] of Object.entries(windows)) {
      await page.setViewportSize(size);
      boxes.set(`${new URL(page.url()).pathname} ${name}`, await boxesOf(page));
    }
    return [];
  };
  for (const locale of [{ code: sourceLocale }, mirrored]) {
    await walk(browser, site.origin, locale, windows.wide, { boxes: note });
  }
  const faults: string[] = [];
  for (const { id } of routes) {
    for (const [name, { width }] of Object.entries(windows)) {
      const plain = boxes.get(`${pathOf(id, sourceLocale)} ${name}`) ?? [];
      const mirror = boxes.get(`${pathOf(id, mirrored.code)} ${name}`) ?? [];
      if (plain.length !== mirror.length || plain.length === 0) {
        faults.push(`${id}, ${name}: ${plain.length} boxes, ${mirror.length} mirrored`);
      }
      for (const [index, { name: box, left, right }] of plain.entries()) {
        const other = mirror[index];
        // A box as wide as its text is another one where the text breaks elsewhere.
        if (other === undefined || Math.abs(other.right - other.left - (right - left)) > 2)
          continue;
        const off = Math.round(width - other.right - left);
        if (Math.abs(off) > 2) faults.push(`${id}, ${name}: ${box} is ${off} px off`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('the highest and lowest letters stay within their lines', async ({ browser, site }) => {
  const { letters, overlaps } = await walk(browser, site.origin, tall, windows.narrow, {
    letters: findHighLetters,
    overlaps: findOverlaps,
  });
  expect.soft(letters).toEqual([]);
  expect.soft(overlaps).toEqual([]);
});
