import type { Browser } from '@playwright/test';
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
    contextOptions: lessMotion,
  } as object);
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

test('every text and name of every page comes whole from a locale file', async ({
  browser,
  site,
}) => {
  const { brackets, overlaps } = await walk(browser, site.origin, accented, windows.wide, {
    brackets: findTextOutsideBrackets,
    overlaps: findOverlaps,
  });
  expect.soft(brackets).toEqual([]);
  expect.soft(overlaps).toEqual([]);
});

test('words that are 40 % longer fit at 320 px and at 200 %', async ({ browser, site }) => {
  const { reflow, twice, overlaps } = await walk(browser, site.origin, accented, windows.narrow, {
    reflow: findLostText,
    twice: textTwice,
    overlaps: findOverlaps,
  });
  expect.soft(reflow).toEqual([]);
  expect.soft(twice).toEqual([]);
  expect.soft(overlaps).toEqual([]);
});

test('from right to left every page is the mirror of itself', async ({ browser, site }) => {
  const faults: string[] = [];
  for (const { width, height } of Object.values(windows)) {
    const boxes = new Map<string, Box[]>();
    const note =
      (code: string): Look =>
      async (page) => {
        boxes.set(`${code} ${new URL(page.url()).pathname}`, await boxesOf(page));
        return [];
      };
    for (const { code } of [{ code: 'en' }, mirrored]) {
      await walk(browser, site.origin, { code }, { width, height }, { boxes: note(code) });
    }
    for (const { id } of routes) {
      const plain = boxes.get(`en ${pathOf(id, 'en')}`) ?? [];
      const mirror = boxes.get(`${mirrored.code} ${pathOf(id, mirrored.code)}`) ?? [];
      if (plain.length !== mirror.length)
        faults.push(`${id} at ${width}: ${plain.length} boxes, ${mirror.length} mirrored`);
      for (const [index, { name, left, right }] of plain.entries()) {
        const other = mirror[index];
        if (other === undefined || Math.abs(other.right - other.left - (right - left)) > 2)
          continue;
        const off = width - other.right - left;
        if (Math.abs(off) > 2)
          faults.push(`${id} at ${width}: ${name} is ${Math.round(off)} px off`);
      }
    }
  }
  expect.soft(faults).toEqual([]);
});

test('the highest and lowest letters stay within their lines', async ({ browser, site }) => {
  const { letters, overlaps } = await walk(browser, site.origin, tall, windows.narrow, {
    letters: findHighLetters,
    overlaps: findOverlaps,
  });
  expect.soft(letters).toEqual([]);
  expect.soft(overlaps).toEqual([]);
});
