import { addStyles, faultsOf, findLostText, narrow, stops, zoomed } from './demandsParts.ts';
import { expect, pages, test } from './site.ts';

const paths = pages.map(({ path }) => path);

/** Every page in a small window, the fullest ones in a large one too. */
const views = [
  [narrow, paths],
  [{ width: 1280, height: 720 }, ['/', '/ar/contact-us']],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expected: [/404/u], viewport: narrow });

test('[general/target-size] everything to be hit is at least 24 by 24 px, or far enough from the next, on every page', async ({
  page,
}) => {
  const faults = await faultsOf(page, paths, () =>
    page.evaluate((selector) => {
      /** A link within a sentence is as high as its line (exception of SC 2.5.8). */
      const isInSentence = (element: Element) => {
        const block = element.closest('p, dd, li, address, blockquote');
        const rest = block?.textContent.replace(element.textContent, '').trim() ?? '';
        return getComputedStyle(element).display === 'inline' && /\p{Letter}{2}/u.test(rest);
      };
      const targets = [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter(
          (element) => !element.closest('.skip, .visually-hidden, [aria-hidden="true"], [inert]'),
        );
      const isSmall = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 24;
      };
      /** The nearest that a target, or the circle of a small one, comes to the middle of another. */
      const distance = (from: Element, to: Element) => {
        const own = from.getBoundingClientRect();
        const [x, y] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2];
        const { left, right, top, bottom } = to.getBoundingClientRect();
        const toEdge = Math.hypot(
          Math.max(left - x, 0, x - right),
          Math.max(top - y, 0, y - bottom),
        );
        const toMiddle = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
        return isSmall(to) ? Math.min(toEdge, toMiddle - 12) : toEdge;
      };
      return targets
        .filter((element) => isSmall(element) && !isInSentence(element))
        .filter((element) =>
          targets.some((other) => other !== element && distance(element, other) < 12),
        )
        .map((element) => element.outerHTML.slice(0, 120));
    }, stops),
  );
  expect(faults).toEqual([]);
});

test('[general/reflow] at 320 px no page scrolls sideways or cuts text off', async ({ page }) => {
  expect(await faultsOf(page, paths, findLostText)).toEqual([]);
});

test('[general/text-200] with text at 200 % no page scrolls sideways or cuts text off', async ({
  page,
}) => {
  for (const [viewport, where] of views) {
    await page.setViewportSize(viewport);
    const faults = await faultsOf(page, where, async () => {
      await addStyles(page, 'html { font-size: 200% !important }');
      return findLostText(page);
    });
    expect(faults, `${viewport.width} px`).toEqual([]);
  }
});

test('[general/text-spacing] with the text spacing of SC 1.4.12 nothing is lost on any page', async ({
  page,
}) => {
  for (const [viewport, where] of views) {
    await page.setViewportSize(viewport);
    const faults = await faultsOf(page, where, async () => {
      await addStyles(
        page,
        `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
         p { margin-block-end: 2em !important }`,
      );
      return findLostText(page);
    });
    expect(faults, `${viewport.width} px`).toEqual([]);
  }
});

test('[general/header-lets-go] at 400 % zoom the header scrolls away with the page', async ({
  page,
}) => {
  await page.setViewportSize(zoomed);
  const faults = await faultsOf(page, paths, () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
        .filter(
          (element) => element.checkVisibility() && !element.matches('.skip, [aria-hidden="true"]'),
        )
        .filter((element) => element.getBoundingClientRect().height > innerHeight / 4)
        .map((element) => element.className),
    ),
  );
  expect(faults).toEqual([]);
});

test.describe('in the visitor’s own colours', () => {
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { forcedColors: 'active' } });

  test('[general/forced-colors] buttons and fields keep an edge, and text keeps its contrast', async ({
    page,
  }) => {
    const faults = await faultsOf(page, paths, () =>
      page.evaluate(() => {
        const isSeen = (element: HTMLElement) =>
          element.checkVisibility() &&
          element.closest('[aria-hidden="true"], [inert], .visually-hidden') === null;
        const bare = [...document.querySelectorAll<HTMLElement>('.button, .field__control')]
          .filter(isSeen)
          .filter((element) => {
            const { borderTopStyle, borderTopWidth, backgroundColor } = getComputedStyle(element);
            const ground = getComputedStyle(document.body).backgroundColor;
            const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
            return !hasEdge && backgroundColor === ground;
          });
        const lost = [
          ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, li'),
        ]
          .filter(isSeen)
          .filter((element) => {
            const { color, backgroundColor } = getComputedStyle(element);
            return color === backgroundColor;
          });
        return [...bare, ...lost].map((element) => element.outerHTML.slice(0, 100));
      }),
    );
    expect(faults).toEqual([]);
  });

  test('[bars/forced-colors] a bar keeps its edge and its fill', async ({ page }) => {
    await page.goto('/');
    const bar = page.locator('.meter__bar').first();
    await expect(bar).toHaveCSS('border-top-style', 'solid');
    const colours = await bar.evaluate((element) => [
      getComputedStyle(element.querySelector('.meter__fill') ?? element).fill,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(new Set(colours).size).toBe(2);
  });

  test('[stars/colour] stars have the colour of the text beside them', async ({ page }) => {
    await page.goto('/');
    const rating = page.locator('.rating').first();
    const [fill, text] = await rating.evaluate((element) => [
      getComputedStyle(element.querySelector('path') ?? element).fill,
      getComputedStyle(element).color,
    ]);
    expect(fill).toBe(text);
  });
});
