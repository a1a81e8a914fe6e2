import type { Page } from '@playwright/test';
import { galleryPath } from './testing/galleryRenderer.ts';
import { listenToAnnouncements } from './testing/lookAtPages.ts';
import { expect, lessMotion, test } from './testing/site.ts';

/** The slides of the gallery's example. */
const names = ['Assessment', 'Planning', 'Automation', 'Execution', 'Review'];

function list(page: Page) {
  return page.getByRole('list', { name: 'Slides' });
}

function button(page: Page, name: 'Next' | 'Previous') {
  return page.getByRole('button', { name: `${name} slides` });
}

/** Opens the part and waits until it is live. */
async function openCarousel(page: Page, dir: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  await page.goto(galleryPath('carousel', dir));
  // The gallery mirrors English words; live parts ask the language for the direction.
  if (dir === 'rtl') {
    await page.evaluate(() => {
      document.documentElement.dataset['locale'] = 'ar';
    });
  }
  await button(page, 'Next').hover();
  await expect(page.locator('.carousel__slide[inert]').first()).toBeAttached();
}

/** The slides that are wholly in view, from what the browser really shows. */
function inView(page: Page): Promise<string[]> {
  return list(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...element.children]
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= box.left - 1 && right <= box.right + 1;
      })
      .map((slide) => slide.querySelector('h3')?.textContent ?? '');
  });
}

/** The slides that can be reached. */
function reachable(page: Page): Promise<string[]> {
  return page.locator('.carousel__slide:not([inert]) h3').allTextContents();
}

test(
  'as many slides are whole as the window is wide enough for, and a fifth of the next',
  { tag: ['@carousel/per-view', '@carousel/inert', '@carousel/partly', '@S2.54', '@S9.13'] },
  async ({ page }) => {
    await page.emulateMedia(lessMotion);
    for (const [width, shown, touched] of [
      [320, 1, 1],
      [639, 1, 1],
      [640, 1, 2],
      [767, 1, 2],
      [768, 2, 2],
      [1023, 2, 2],
      [1024, 3, 3],
      [1440, 3, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await openCarousel(page);
      expect(await inView(page), `${width} px`).toEqual(names.slice(0, shown));
      expect(await reachable(page), `${width} px`).toEqual(names.slice(0, touched));
      const [one, two] = await page.locator('.carousel__slide').all();
      const [left, right] = [await one?.boundingBox(), await two?.boundingBox()];
      expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeCloseTo(24, 1);
      if (touched === shown) continue;
      const box = await list(page).boundingBox();
      expect((box?.width ?? 0) / ((left?.width ?? 0) + 4)).toBeCloseTo(1.2, 1);
    }
  },
);

for (const [width, reducedMotion] of [
  [320, 'no-preference'],
  [640, 'reduce'],
  [768, 'no-preference'],
  [1024, 'reduce'],
] as const) {
  test(
    `at ${width} px the buttons lead through all slides and back`,
    { tag: ['@carousel/press', '@carousel/end', '@carousel/end-said', '@carousel/status'] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width, height: 900 });
      const said = await listenToAnnouncements(page);
      await openCarousel(page);
      const shown = (await inView(page)).length;
      for (let first = 1; first + shown <= 5; first += 1) {
        await button(page, 'Next').press('Enter');
        await expect.poll(() => inView(page)).toEqual(names.slice(first, first + shown));
        await expect(page.getByRole('status')).toHaveText(
          `Slides ${first + 1} to ${first + shown} of 5`,
        );
      }
      await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
      await expect(button(page, 'Next')).toBeFocused();
      // A press at the end changes nothing, and is answered.
      await button(page, 'Next').press('Enter');
      const end = `status: Slides ${6 - shown} to 5 of 5`;
      await expect.poll(async () => (await said()).slice(-2)).toEqual([end, end]);
      expect(await inView(page)).toEqual(names.slice(-shown));
      for (let first = 4 - shown; first >= 0; first -= 1) {
        await button(page, 'Previous').press('Enter');
        await expect.poll(() => inView(page)).toEqual(names.slice(first, first + shown));
      }
      await expect(button(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
    },
  );
}

test('quick presses each count', { tag: '@carousel/press' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openCarousel(page);
  await button(page, 'Next').focus();
  for (const key of ['Enter', 'Enter', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => inView(page)).toEqual(['Execution']);
  await expect(page.getByRole('status')).toHaveText('Slides 4 to 4 of 5');
});

test(
  'a partly visible slide comes wholly into view with the focus, and keeps it until it is left',
  { tag: '@carousel/focus' },
  async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await openCarousel(page);
    await page.getByRole('link', { name: 'Assessment' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Planning' })).toBeFocused();
    await expect.poll(() => inView(page)).toEqual(['Planning']);
    await list(page).evaluate((element) => element.scrollTo({ left: 9999, behavior: 'instant' }));
    await expect.poll(() => reachable(page)).toEqual(['Planning', 'Execution', 'Review']);
    await expect(page.getByRole('link', { name: 'Planning' })).toBeFocused();
    await button(page, 'Next').focus();
    await expect.poll(() => reachable(page)).toEqual(['Execution', 'Review']);
  },
);

test('the arrow keys scroll the list', { tag: '@carousel/keys' }, async ({ page }) => {
  // Not every browser tells the end of a scroll.
  await page.addInitScript(() => {
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  await openCarousel(page);
  await list(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => inView(page)).toEqual(['Planning', 'Automation', 'Execution']);
  await expect.poll(() => reachable(page)).toEqual(['Planning', 'Automation', 'Execution']);
  await expect(page.getByRole('status')).toHaveText('');
  // A press goes on from what is in view, also after another press.
  await button(page, 'Next').press('Enter');
  await expect.poll(() => inView(page)).toEqual(['Automation', 'Execution', 'Review']);
  await list(page).press('ArrowLeft');
  await expect.poll(() => inView(page)).toEqual(['Planning', 'Automation', 'Execution']);
  await button(page, 'Next').press('Enter');
  await expect.poll(() => inView(page)).toEqual(['Automation', 'Execution', 'Review']);
});

test(
  'the first slide in view stays in every width',
  { tag: '@carousel/resize' },
  async ({ page }) => {
    await openCarousel(page);
    await button(page, 'Next').press('Enter');
    await expect.poll(() => inView(page)).toEqual(['Planning', 'Automation', 'Execution']);
    for (const [width, slides] of [
      [800, ['Planning', 'Automation']],
      [390, ['Planning']],
      [660, ['Planning']],
      [1440, ['Planning', 'Automation', 'Execution']],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => inView(page)).toEqual(slides);
    }
  },
);

test(
  'read from right to left, the next slides come from the left',
  { tag: '@carousel/rtl' },
  async ({ page }) => {
    await openCarousel(page, 'rtl');
    const [next, previous] = [button(page, 'Next'), button(page, 'Previous')];
    expect((await next.boundingBox())?.x).toBeLessThan((await previous.boundingBox())?.x ?? 0);
    await next.press('Enter');
    await expect.poll(() => inView(page)).toEqual(['Planning', 'Automation', 'Execution']);
    expect(await list(page).evaluate((element) => element.scrollLeft)).toBeLessThan(0);
    await next.press('Enter');
    await expect.poll(() => reachable(page)).toEqual(['Automation', 'Execution', 'Review']);
    await page.setViewportSize({ width: 390, height: 900 });
    await expect.poll(() => inView(page)).toEqual(['Automation']);
  },
);

test(
  'with less motion the slides are there at once',
  { tag: '@carousel/reduced' },
  async ({ page }) => {
    await page.emulateMedia(lessMotion);
    await openCarousel(page);
    await expect(list(page)).toHaveCSS('scroll-behavior', 'auto');
    await button(page, 'Next').press('Enter');
    expect(await inView(page)).toEqual(['Planning', 'Automation', 'Execution']);
  },
);

test('nothing moves by itself', { tag: '@carousel/quiet' }, async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  await page.clock.runFor(60_000);
  expect(await inView(page)).toEqual(['Assessment', 'Planning', 'Automation']);
});

test('at 320 px only the list scrolls sideways', { tag: '@carousel/narrow' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openCarousel(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'all slides are in reach and no button promises anything',
    { tag: '@carousel/plain' },
    async ({ page }) => {
      await page.goto(galleryPath('carousel'));
      await expect(page.locator('.carousel__buttons')).toBeAttached();
      await expect(button(page, 'Next')).toBeHidden();
      await expect(page.locator('.carousel__slide')).toHaveCount(names.length);
      await expect(page.locator('.carousel__slide[inert]')).toHaveCount(0);
      await page.getByRole('link', { name: 'Review' }).focus();
      await expect(page.getByRole('link', { name: 'Review' })).toBeInViewport();
    },
  );
});
