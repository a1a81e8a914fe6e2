import { pathOf } from '../../src/site/urls.ts';
import { serveInPieces } from './testing/inPieces.ts';
import { allowedShift, watchShifts } from './testing/layoutShifts.ts';
import { expect, locales, test } from './testing/site.ts';

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

test.describe('where a font is lost', () => {
  test.use({ expected: [/ERR_FAILED/u] });

  for (const { code } of locales) {
    test(`headings stand where they will once their Latin letters are there, in ${code}`, async ({
      page,
      context,
    }) => {
      /** How far down the page each piece of a heading begins, in CSS pixels, and what fonts it waited for. */
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
      };
      const whole = await arrive();
      expect(new Set(whole.fonts)).toEqual(new Set(['loaded']));
      expect(whole.tops.length).toBeGreaterThan(8);
      await context.route(/\/heading-[^/]*\.woff2$/u, (route) => route.abort());
      const lost = await arrive();
      expect(lost.fonts).toContain('error');
      const moved = whole.tops.map((top, index) =>
        Math.abs(top - (lost.tops[index] ?? Number.NaN)),
      );
      expect(Math.max(...moved), `${whole.tops.join()} became ${lost.tops.join()}`).toBeLessThan(1);
    });
  }
});
