import type { Browser, Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { pathOf } from '../../src/site/urls.ts';
import { sourceLocale } from '../../src/site/locales.ts';
import { accented, mirrored, tall } from '../../src/tools/locales/pseudo/pseudoLocales.ts';
import { lookAtEveryPage, type Look } from './testing/everyPage.ts';
import { addStyles, findLostText } from './testing/lookAtPages.ts';
import { boxesOf, findUnmirrored, type Box } from './testing/mirror.ts';
import { isWalked } from './testing/pages.ts';
import { findHighLetters, findOverlaps, findTextOutsideBrackets } from './testing/pseudoLooks.ts';
import { test } from './testing/pseudoSite.ts';
import { expect, lessMotion } from './testing/site.ts';

// One worker builds the site and walks through it, once for all tests of this file.
test.describe.configure({ mode: 'default' });

/** As many pages as are walked to elsewhere. */
const walked = routes.filter(({ id }) => isWalked(pathOf(id, sourceLocale)));

const windows = { narrow: { width: 320, height: 640 }, wide: { width: 1280, height: 900 } };

async function walk<Name extends string>(
  browser: Browser,
  origin: string,
  locale: string,
  viewport: { width: number; height: number },
  looks: Readonly<Record<Name, Look>>,
) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    // Who reads another language is offered it, on a line that is no part of the page's layout.
    locale,
    ...lessMotion,
  });
  const paths = walked.map(({ id }) => pathOf(id, locale));
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
  const { console: _said, ...faults } = await walk(
    browser,
    site.origin,
    accented.code,
    windows.wide,
    {
      brackets: findTextOutsideBrackets,
      overlaps: findOverlaps,
      narrowOverlaps: inNarrow(findOverlaps),
      reflow: inNarrow(findLostText),
      twice: inNarrow(textTwice),
    },
  );
  expect(faults).toEqual({
    brackets: [],
    overlaps: [],
    narrowOverlaps: [],
    reflow: [],
    twice: [],
  });
});

/** Wider than the container, so that its two sides are not alike. */
const mirrors = { narrow: windows.narrow, wide: { width: 1600, height: 900 } };

test('from right to left every page is the mirror of itself', async ({ browser, site }) => {
  const boxes = new Map<string, Box[]>();
  const note = async (page: Page) => {
    for (const [name, size] of Object.entries(mirrors)) {
      await page.setViewportSize(size);
      boxes.set(`${new URL(page.url()).pathname} ${name}`, await boxesOf(page));
    }
    return [];
  };
  for (const locale of [sourceLocale, mirrored.code]) {
    await walk(browser, site.origin, locale, windows.wide, { note });
  }
  const faults = walked.flatMap(({ id }) =>
    Object.entries(mirrors).flatMap(([name, { width }]) => {
      const plain = boxes.get(`${pathOf(id, sourceLocale)} ${name}`) ?? [];
      const mirror = boxes.get(`${pathOf(id, mirrored.code)} ${name}`) ?? [];
      expect(mirror.map((box) => box.name)).toEqual(plain.map((box) => box.name));
      expect(plain).not.toEqual([]);
      return findUnmirrored(plain, mirror, width).map((fault) => `${id}, ${name}: ${fault}`);
    }),
  );
  expect(faults).toEqual([]);
});

test('letters with marks above and below are not cut, nor touch the next line', async ({
  browser,
  site,
}) => {
  const { console: _said, ...faults } = await walk(
    browser,
    site.origin,
    tall.code,
    windows.narrow,
    { letters: findHighLetters, overlaps: findOverlaps, lost: findLostText },
  );
  expect(faults).toEqual({ letters: [], overlaps: [], lost: [] });
});
