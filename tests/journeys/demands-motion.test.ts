import type { Page } from '@playwright/test';
import { addStyles, faultsOf, narrow, scrollThrough } from './demandsParts.ts';
import { expect, pages, test } from './site.ts';
import { words } from './words.ts';

// The page of unknown addresses answers with its status, which the browser notes.
test.use({ expected: [/404/u] });

const paths = pages.map(({ path }) => path);
const common = words('en', 'common');
const home = words('en', 'home');

/** What still runs, by the class of what it moves. */
const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
  );

/** Whether the page looks the same a second later. */
async function isStill(page: Page): Promise<boolean> {
  const before = await page.screenshot();
  // The second is the demand: nothing happens that could be awaited.
  await page.waitForTimeout(1000);
  return before.equals(await page.screenshot());
}

async function expectFirstPhraseOnly(page: Page): Promise<void> {
  const phrases = page.locator('.home-hero__phrase');
  for (const [place, phrase] of (await phrases.all()).entries()) {
    await expect(phrase).toHaveCSS('opacity', place === 0 ? '1' : '0');
    await expect(phrase).toHaveCSS('animation-name', 'none');
  }
  await expect(phrases.first()).toHaveText(Object.values(home.hero.phrases)[0] ?? '?');
}

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

test('[counter/not-live] counting figures are in no region that speaks, and out of reach', async ({
  page,
}) => {
  await page.goto('/');
  const loud = await page
    .locator('[data-count]')
    .evaluateAll((figures) =>
      figures
        .filter(
          (figure) =>
            figure.closest('[aria-live], [role="status"], [role="alert"], [role="timer"]') !==
              null || figure.closest('[aria-hidden="true"]') === null,
        )
        .map((figure) => figure.textContent),
    );
  expect(loud).toEqual([]);
  expect(await page.locator('[data-count]').count()).toBeGreaterThan(0);
});

test('[counter/no-shift] a figure takes the same room whatever it counts', async ({ page }) => {
  await page.goto('/');
  const sizes = await page.locator('[data-count="240"]').evaluate((copy) => {
    const figure = copy.closest('.figure');
    return ['0', '7', '111', '240'].map((number) => {
      copy.textContent = number;
      return JSON.stringify(figure?.getBoundingClientRect());
    });
  });
  expect(new Set(sizes).size).toBe(1);
});

test('[bars/transform-only] bars grow by a transform, so that nothing is laid out anew', async ({
  page,
}) => {
  await page.goto('/');
  const properties = await page
    .locator('.meter')
    .first()
    .evaluate(async (bar) => {
      bar.scrollIntoView({ block: 'center', behavior: 'instant' });
      const fill = bar.querySelector('.meter__fill');
      if (fill === null) throw new Error('Expected a fill.');
      while (fill.getAnimations().length === 0) await new Promise(requestAnimationFrame);
      return fill
        .getAnimations()
        .flatMap(({ effect }) =>
          (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
        );
    });
  expect(properties).toContain('transform');
  for (const name of ['width', 'inlineSize', 'left', 'x']) expect(properties).not.toContain(name);
});

test('[general/pause-stops-all] after the pause button the page is the same picture a second later', async ({
  page,
}) => {
  await page.goto('/');
  expect(await running(page)).not.toEqual([]);
  await page.getByRole('button', { name: common.header.pause }).click();
  await page.mouse.move(0, 0);
  await scrollThrough(page);
  await expect.poll(() => running(page)).toEqual([]);
  await expectFirstPhraseOnly(page);
  expect(await isStill(page)).toBe(true);
});

test('[banner/paused] [marquee/paused] on the next page a pause shows the first phrase and all labels', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await page.getByRole('button', { name: common.header.pause }).click();
  await page.goto('/');
  await expectFirstPhraseOnly(page);
  await expect(page.locator('.strip__track')).toHaveCSS('animation-name', 'none');
  await expect(page.locator('.strip__list').last()).toBeHidden();
});

test('[general/pause-keyboard] Space and Enter work the pause button too', async ({ page }) => {
  await page.goto('/');
  const pause = page.getByRole('button', { name: common.header.pause });
  await pause.press('Space');
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await pause.press('Enter');
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  await expect(pause).toHaveAccessibleName(common.header.pause);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[general/reduced-motion] nothing on any page is animated, seen or not yet seen', async ({
    page,
  }) => {
    const faults = await faultsOf(page, paths, async () => {
      await scrollThrough(page);
      return page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
      );
    });
    expect(faults).toEqual([]);
  });

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

  test('[bars/still] bars are full at once', async ({ page }) => {
    await page.goto('/');
    const fill = page.locator('.meter__fill').first();
    await fill.scrollIntoViewIfNeeded();
    await expect(fill).toHaveCSS('animation-name', 'none');
    await expect(fill).toHaveCSS('transform', 'none');
  });

  test('[hash/smooth-if-wanted] jumps are instant where less motion is wished for, and smooth elsewhere', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  });

  test('[navigation/transition] page transitions exist only where motion is welcome', async ({
    page,
  }) => {
    await page.goto('/');
    const conditions = await page.evaluate(() => {
      const found: string[] = [];
      const look = (rules: CSSRuleList, condition: string): void => {
        for (const rule of rules) {
          if (rule.cssText.startsWith('@view-transition')) found.push(condition);
          else if (rule instanceof CSSMediaRule) look(rule.cssRules, rule.conditionText);
          else if (rule instanceof CSSGroupingRule) look(rule.cssRules, condition);
        }
      };
      for (const sheet of document.styleSheets) look(sheet.cssRules, '');
      return found;
    });
    expect(conditions).toEqual(['(prefers-reduced-motion: no-preference)']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[banner/without-script] [general/no-script-no-motion] nothing moves, and the first phrase stands', async ({
    page,
  }) => {
    await page.goto('/');
    await expectFirstPhraseOnly(page);
    await expect(page.locator('.strip__track')).toHaveCSS('animation-name', 'none');
    await expect(page.getByText(common.header.pause)).toBeHidden();
  });
});

test('[bars/contrast] a bar stands out from its ground by 3:1 in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await addStyles(page, '* { transition: none !important }');
    const contrast = await page
      .locator('.meter__fill')
      .first()
      .evaluate((fill) => {
        const luminance = (color: string) => {
          const parts = (color.match(/[\d.]+/gu) ?? [])
            .slice(0, 3)
            .map((part) => Number(part) / 255);
          const [r = 0, g = 0, b = 0] = parts.map((part) =>
            part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const ground = fill.closest('[data-ground], body');
        if (ground === null) throw new Error('Expected a ground.');
        const [dark = 0, light = 0] = [
          luminance(getComputedStyle(fill).fill),
          luminance(getComputedStyle(ground).backgroundColor),
        ].toSorted((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      });
    expect(contrast, colorScheme).toBeGreaterThanOrEqual(3);
  }
});
