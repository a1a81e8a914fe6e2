import type { Page } from '@playwright/test';
import { expect } from './site.ts';
import { words } from './words.ts';

/** What still runs, by the class of what it moves. */
export function running(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
  );
}

/** Whether the page looks the same a second later. */
export async function isStill(page: Page): Promise<boolean> {
  const before = await page.screenshot();
  // The second is the requirement: nothing happens that could be awaited.
  await page.waitForTimeout(1000);
  return before.equals(await page.screenshot());
}

/** Expects that the first phrase of the changing word stands whole, and no other is seen. */
export async function expectFirstPhraseOnly(page: Page): Promise<void> {
  const phrases = page.locator('.home-hero__phrase');
  for (const [index, phrase] of (await phrases.all()).entries()) {
    await expect(phrase).toHaveCSS('opacity', index === 0 ? '1' : '0');
    await expect(phrase).toHaveCSS('animation-name', 'none');
  }
  const [first = '?'] = Object.values(words('en', 'home').hero.phrases);
  await expect(phrases.first()).toHaveText(first);
}
