import { narrow } from './testing/lookAtPages.ts';
import { expect, lessMotion, test } from './testing/site.ts';
import { expectFirstPhraseOnly, isStill } from './testing/stillness.ts';
import { words } from './testing/words.ts';

const common = words('en', 'common');

test(
  'the pause button is reached before the moving word',
  { tag: '@banner/pause-first' },
  async ({ page }) => {
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
  },
);

test(
  'nothing around the changing word moves while it changes',
  { tag: '@banner/no-shift' },
  async ({ page }) => {
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
  },
);

test('the word only fades, one phrase at a time', { tag: '@banner/fade' }, async ({ page }) => {
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

test('every phrase fits a window of 320 px', { tag: '@banner/fits-320' }, async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const path of ['/', '/ar/']) {
    await page.goto(path);
    await expect(page.locator('.home-hero__phrase')).not.toHaveCount(0);
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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: lessMotion });

  test(
    'the first phrase stands whole and the page is the same picture a second later',
    { tag: '@banner/reduced' },
    async ({ page }) => {
      await page.goto('/');
      await expectFirstPhraseOnly(page);
      expect(await isStill(page)).toBe(true);
    },
  );
});
