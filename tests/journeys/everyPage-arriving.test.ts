import type { BrowserContext } from '@playwright/test';
import { lookAtEveryPage, type Look } from './testing/everyPage.ts';
import { serveInPieces } from './testing/inPieces.ts';
import { lookForShifts } from './testing/layoutShifts.ts';
import { noteRefusals } from './testing/refusals.ts';
import { collectAsked, scriptBytes } from './testing/scriptBytes.ts';
import { expect, pages, samplePages, test } from './testing/site.ts';

/**
 * Script that a first view may transfer, in bytes after brotli: the entry, and what only some visits
 * need.
 */
const budgets = {
  ...{ browser: 1500, offers: 800 },
  ...{ backLink: 250, cameFrom: 350, contents: 400, cursor: 350, figures: 400, offerPage: 250 },
};

const everyPage = pages.map(({ path }) => path);

/** Pages of a kind differ in their words alone, which show most in the smallest window. */
const oneOfEachKind = samplePages.map(({ path }) => path);

for (const [width, paths] of [
  [390, everyPage],
  [1024, oneOfEachKind],
  [1440, oneOfEachKind],
] as const) {
  test.describe(`at ${width} px`, () => {
    // One worker walks through the site once, for all tests of this width.
    test.describe.configure({ mode: 'default' });

    let faults: Record<'moving' | 'scripts' | 'refusals' | 'console', string[]>;

    test.beforeAll(async ({ browser, site }) => {
      const viewport = { width, height: 900 };
      const inPieces = await serveInPieces(site.origin, oneOfEachKind);
      const context = await browser.newContext({ baseURL: inPieces.origin, viewport });
      const looks = {
        moving: await lookForShifts(context),
        scripts: lookForScripts(context),
        refusals: await noteRefusals(context),
      };
      // The fonts, which are held back, are part of what has loaded.
      faults = await lookAtEveryPage(context, looks, { paths, waitUntil: 'domcontentloaded' });
      await inPieces.stop();
    });

    test('no page moves by itself, however slowly it arrives and however late its heading font', () => {
      expect(faults.moving).toEqual([]);
    });

    test('no page fetches more than its small entry before somebody reaches for a part', () => {
      expect(faults.scripts).toEqual([]);
    });

    test(
      'no page raises a report of the policy while it loads',
      { tag: '@general/no-inline-style' },
      () => {
        expect(faults.refusals).toEqual([]);
        expect(faults.console).toEqual([]);
      },
    );
  });
}

/** The scripts asked for since the page was opened that are not small, or not to come yet. */
function lookForScripts(context: BrowserContext): Look {
  const asked = collectAsked(context);
  return async (page) => {
    const scripts = asked.splice(0);
    const faults = scripts.length > 0 ? [] : ['no script'];
    for (const script of scripts) {
      const [, name] = /\/assets\/(\w+)-[^/]+$/u.exec(script) ?? [];
      const bytes = await scriptBytes(page, [script]);
      if (bytes > (budgets[name as keyof typeof budgets] ?? 0)) faults.push(`${bytes} ${script}`);
    }
    return faults;
  };
}
