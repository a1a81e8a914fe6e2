import type { Browser } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { pathOf } from '../../src/site/urls.ts';
import { accented, type PseudoLocale } from '../../src/tools/locales/pseudo/pseudoLocales.ts';
import { lookAtEveryPage, type Look } from './testing/everyPage.ts';
import { addStyles, findLostText } from './testing/lookAtPages.ts';
import { findOverlaps, findTextOutsideBrackets } from './testing/pseudoLooks.ts';
import { test } from './testing/pseudoSite.ts';
import { expect, lessMotion } from './testing/site.ts';

// One worker builds the site and walks through it, once for all tests of this file.
test.describe.configure({ mode: 'default' });

const windows = { narrow: { width: 320, height: 640 }, wide: { width: 1280, height: 900 } };

async function walk<Name extends string>(
  browser: Browser,
  origin: string,
  locale: PseudoLocale,
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
