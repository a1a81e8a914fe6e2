import { narrow } from './demandsParts.ts';
import { expect, test } from './site.ts';
import { expectFirstPhraseOnly, isStill } from './stillness.ts';
import { words } from './words.ts';

const common = words('en', 'common');

test('[banner/pause-first] the pause button is reached before the moving word', async ({
  page,
}) => {
  await page.goto('/');
  const pause = page.getByRole('button', { name: common.header.pause });
  const isBefore = await pause.evaluate((button) => {
    const word = document.querySelector('.home-hero__phrase');
    if (word === null) throw new Error('Expected a changing word.');
    return Boolean(button.compareDocumentPosition(word) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isBefore).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(pause).toBeFocused();
});

test('[banner/no-shift] nothing around the changing word moves while it changes', async ({
  page,
}) => {
  await page.goto('/');
  const boxes = await page.evaluate(() => {
    const phrases = document.getAnimations().filter(({ effect }) => {
      return (effect as KeyframeEffect).target?.matches('.home-hero__phrase') === true;
    });
    if (phrases.length === 0) throw new Error('Expected a changing word.');
    const seen = ['.home-hero__bar', '.home-hero__lead', '.home-hero__heading'];
    return [0, 1900, 2100, 5000, 9000, 11900].map((time) => {
      for (const animation of phrases) animation.currentTime = time;
      return JSON.stringify(
        seen.map((part) => document.querySelector(part)?.getBoundingClientRect()),
      );
    });
  });
  expect(new Set(boxes).size).toBe(1);
});

test('[banner/fade] the word only fades, one phrase at a time', async ({ page }) => {
  await page.goto('/');
  const properties = await page
    .locator('.home-hero__phrase')
    .evaluateAll((phrases) =>
      phrases.flatMap((phrase) =>
        phrase
          .getAnimations()
          .flatMap(({ effect }) =>
            (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
          ),
      ),
    );
  const timing = ['offset', 'computedOffset', 'easing', 'composite'];
  expect(new Set(properties.filter((name) => !timing.includes(name)))).toEqual(
    new Set(['opacity']),
  );
});

test('[banner/fits-320] every phrase fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const path of ['/', '/ar/']) {
    await page.goto(path);
    const wide = await page.locator('.home-hero__phrase').evaluateAll((phrases) =>
      phrases
        .filter((phrase) => {
          const { left, right } = phrase.getBoundingClientRect();
          return left < 0 || right > innerWidth || phrase.scrollWidth > phrase.clientWidth;
        })
        .map((phrase) => phrase.textContent),
    );
    expect(wide, path).toEqual([]);
  }
});

test('[marquee/hover] [marquee/focus-within] the labels rest under the pointer and around the focus', async ({
  page,
}) => {
  await page.goto('/');
  const track = page.locator('.strip__track');
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await page.locator('.strip').hover();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(0, 0);
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await track
    .locator('li')
    .first()
    .evaluate((label) => {
      label.tabIndex = -1;
      label.focus({ preventScroll: true });
    });
  await expect(track).toHaveCSS('animation-play-state', 'paused');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[banner/reduced] the first phrase stands whole and the page is the same picture a second later', async ({
    page,
  }) => {
    await page.goto('/');
    await expectFirstPhraseOnly(page);
    expect(await isStill(page)).toBe(true);
  });

  test('[marquee/wraps] the labels wrap, all of them in the window, and there is no copy', async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await page.goto('/');
    await expect(page.locator('.strip__list').last()).toBeHidden();
    const outside = await page
      .locator('.strip__list')
      .first()
      .locator('li')
      .evaluateAll((labels) =>
        labels
          .filter((label) => {
            const { left, right } = label.getBoundingClientRect();
            return left < 0 || right > innerWidth;
          })
          .map((label) => label.textContent),
      );
    expect(outside).toEqual([]);
  });
});
