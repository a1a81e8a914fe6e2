import { scrollThrough } from './testing/lookAtPages.ts';
import { expect, lessMotion, test } from './testing/site.ts';
import { expectFirstPhraseOnly, isStill, running } from './testing/stillness.ts';
import { words } from './testing/words.ts';

const common = words('en', 'common');

test(
  'after the pause button the page is the same picture a second later',
  { tag: '@general/pause-stops-all' },
  async ({ page }) => {
    await page.goto('/');
    expect(await running(page)).not.toEqual([]);
    await page.getByRole('button', { name: common.header.pause }).click();
    await page.mouse.move(0, 0);
    await scrollThrough(page);
    await expect.poll(() => running(page)).toEqual([]);
    await expectFirstPhraseOnly(page);
    expect(await isStill(page)).toBe(true);
  },
);

test(
  'on the next page a pause shows the first phrase and all labels',
  { tag: ['@banner/paused', '@marquee/paused'] },
  async ({ page }) => {
    await page.goto('/contact-us');
    await page.getByRole('button', { name: common.header.pause }).click();
    await page.goto('/');
    await expectFirstPhraseOnly(page);
    await expect(page.locator('.strip__track')).toHaveCSS('animation-name', 'none');
    await expect(page.locator('.strip__list')).toHaveCount(2);
    await expect(page.locator('.strip__list').last()).toBeHidden();
    expect(await running(page)).toEqual([]);
  },
);

test(
  'Space and Enter work the pause button too',
  { tag: ['@general/pause-keyboard', '@general/pause-says'] },
  async ({ page }) => {
    await page.goto('/');
    const pause = page.getByRole('button', { name: common.header.pause });
    await expect(pause).toHaveAttribute('aria-pressed', 'false');
    await pause.press('Space');
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
    await pause.press('Enter');
    await expect(pause).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'on');
    await expect(pause).toHaveAccessibleName(common.header.pause);
  },
);

test.describe('with reduced motion', () => {
  test.use({ contextOptions: lessMotion });

  test(
    'the pause button is there only for who has not asked for less motion',
    { tag: '@general/pause-if-any' },
    async ({ page }) => {
      await page.goto('/');
      const pause = page.getByRole('button', { name: common.header.pause });
      await expect(pause).toHaveCount(0);
      expect(await page.locator('.utility-bar__pause').boundingBox(), 'its room').toBeNull();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.locator('.utility-bar__pause')).not.toBeFocused();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(pause).toBeVisible();
    },
  );

  test(
    'jumps are instant where less motion is wished for, and smooth elsewhere',
    { tag: '@hash/smooth-if-wanted' },
    async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    },
  );

  test(
    'page transitions exist only where motion is welcome',
    { tag: '@navigation/transition' },
    async ({ page }) => {
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
    },
  );
});

for (const { device, visitor, isFaded } of [
  { device: 'where a mouse hovers', visitor: {}, isFaded: true },
  { device: 'on a phone', visitor: { hasTouch: true, isMobile: true }, isFaded: false },
]) {
  test.describe(device, () => {
    test.use(visitor);

    test(`the next page ${isFaded ? 'is faded in' : 'shows at once'}`, async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener('pagereveal', ({ viewTransition }) => {
          document.documentElement.dataset['faded'] = String(viewTransition !== null);
        }),
      );
      await page.goto('/');
      await page.locator('main a[href="/services"]').first().click();
      await page.waitForURL('**/services');
      await expect(page.locator('html')).toHaveAttribute('data-faded', String(isFaded));
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'nothing moves, and the first phrase stands',
    { tag: ['@banner/without-script', '@general/no-script-no-motion'] },
    async ({ page }) => {
      await page.goto('/');
      await expectFirstPhraseOnly(page);
      await expect(page.locator('.strip__track')).toHaveCSS('animation-name', 'none');
      expect(await page.locator('.utility-bar__pause').boundingBox(), 'its room').toBeNull();
    },
  );
});
