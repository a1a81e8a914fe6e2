import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/urls.ts';
import { readPublished } from '../testing/builtSite.ts';
import { serveInPieces } from './testing/inPieces.ts';
import { allowedShift, twoFrames, watchShifts } from './testing/layoutShifts.ts';
import { latinFace, serveLatinLate } from './testing/serveLatinLate.ts';
import { expect, locales, oneOfEachDirection, pages, test } from './testing/site.ts';

for (const width of [390, 1024, 1440]) {
  for (const { code } of locales) {
    test(`at ${width} px nothing else moves while the strip and the word do, in ${code}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await watchShifts(context);
      await page.goto(pathOf('home', code));
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'on');
      const count = await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const lasting = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity);
        const steps = 40;
        for (let step = 0; step < steps; step += 1) {
          for (const animation of lasting) {
            const { duration } = animation.effect?.getComputedTiming() ?? {};
            animation.currentTime = (Number(duration) * step) / steps;
          }
          await frame();
        }
        return lasting.length;
      });
      expect(count).toBeGreaterThan(1);
      const { sum, moved } = await shifts(page);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(allowedShift);
    });
  }
}

test.describe('where a page is not found', () => {
  test.use({ expected: [/status of 404/u] });

  for (const { code } of locales) {
    test(`buttons side by side stand where they will from the first on, in ${code}`, async ({
      page,
      context,
      site,
    }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      const path = pathOf('not-found', code);
      const row = { begin: '<div class="actions"', length: 1500, piece: 40 };
      const inPieces = await serveInPieces(site.origin, [path], row);
      const shifts = await watchShifts(context);
      await page.goto(inPieces.origin + path);
      const { sum, moved } = await shifts(page);
      await expect(page.locator('.actions a')).toHaveCount(2);
      await expect(page.locator('.actions').first()).toBeVisible();
      await inPieces.stop();
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(allowedShift);
    });
  }
});

for (const { code } of oneOfEachDirection) {
  test(`a field and the button beside it stand where they will from the first on, in ${code}`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    const path = pathOf('team', code);
    const row = { begin: '<div class="newsletter-form__row"', length: 900, piece: 40 };
    const inPieces = await serveInPieces(site.origin, [path], row);
    const shifts = await watchShifts(context);
    await page.goto(inPieces.origin + path);
    const { sum, moved } = await shifts(page);
    await expect(page.locator('.newsletter-form__row button')).toBeVisible();
    await inPieces.stop();
    expect(sum, moved.join('\n')).toBe(0);
  });
}

/** Where the pieces of headings stand, in CSS pixels down the page, and which of their fonts are there. */
function headings(page: Page): Promise<{ fonts: string[]; tops: number[] }> {
  return page.evaluate(() => ({
    fonts: [...document.fonts]
      .filter(({ family }) => family === 'Anek')
      .map(({ status }) => status),
    tops: Array.from(document.querySelectorAll('h1 > span, .sampler__number'), (piece) => {
      const range = document.createRange();
      range.selectNodeContents(piece);
      return range.getClientRects()[0]?.top ?? Number.NaN;
    }),
  }));
}

/** How far the piece has moved that has moved farthest, in CSS pixels. */
function farthest(before: readonly number[], after: readonly number[]): number {
  expect(before.length).toBeGreaterThan(8);
  return Math.max(...before.map((top, index) => Math.abs(top - (after[index] ?? Number.NaN))));
}

test.describe('where a font is lost', () => {
  test.use({ expected: [/ERR_FAILED/u] });

  for (const { code } of locales) {
    test(`headings stand where they will once their Latin letters are there, in ${code}`, async ({
      page,
      context,
    }) => {
      const arrive = async () => {
        await page.goto(pathOf('home', code));
        await page.evaluate(() => {
          // However late a font comes, it is in use: a browser leaves out an optional one that was not there at once.
          for (const { cssRules } of document.styleSheets) {
            for (const rule of cssRules) {
              if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap');
            }
          }
          return Promise.allSettled([...document.fonts].map((face) => face.load()));
        });
        return headings(page);
      };
      const whole = await arrive();
      expect(new Set(whole.fonts)).toEqual(new Set(['loaded']));
      await context.route(latinFace, (route) => route.abort());
      const lost = await arrive();
      expect(lost.fonts).toContain('error');
      expect(
        farthest(whole.tops, lost.tops),
        `${whole.tops.join()} became ${lost.tops.join()}`,
      ).toBeLessThan(1);
    });
  }
});

/** Home pages in languages that have a face of headings beside the Latin one. */
const inOwnFaces = pages.filter(({ id, file }) => {
  const fonts = readPublished(file).match(/<link rel="preload"[^>]* as="font"/gu) ?? [];
  return id === 'home' && fonts.length > 1;
});

for (const { path } of inOwnFaces) {
  test(`headings in their own letters stay where they are when the Latin ones come, at ${path}`, async ({
    page,
    site,
  }) => {
    const late = await serveLatinLate(site.origin, path);
    try {
      await page.goto(late.origin + path, { waitUntil: 'commit' });
      // All faces but the Latin one, which has the space.
      await page.evaluate(() =>
        Promise.all(
          [...document.fonts]
            .filter(
              ({ family, unicodeRange }) => family === 'Anek' && !/U\+20\b/u.test(unicodeRange),
            )
            .map((face) => face.load()),
        ),
      );
      late.words();
      await expect(page.locator('footer')).toBeVisible();
      await twoFrames(page);
      const before = await headings(page);
      expect(new Set(before.fonts)).toEqual(new Set(['loaded', 'loading']));
      late.latin();
      await page.evaluate(() => document.fonts.ready);
      await twoFrames(page);
      const after = await headings(page);
      expect(new Set(after.fonts)).toEqual(new Set(['loaded']));
      expect(
        farthest(before.tops, after.tops),
        `${before.tops.join()} became ${after.tops.join()}`,
      ).toBeLessThan(1);
    } finally {
      await late.stop();
    }
  });
}
