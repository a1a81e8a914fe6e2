import type { Page } from 'playwright-core';
import type { Mode } from './modes.ts';

/** Has a page shown in a mode, but for its window and its scripts, which it is opened with. */
export async function showMode(page: Page, { media, css = '' }: Mode): Promise<void> {
  await page.emulateMedia({
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: 'no-preference',
    media: 'screen',
    ...media,
  });
  await page.evaluate((text) => {
    // As a visitor's own stylesheet, which no policy refuses. The site adopts none itself.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text === '' ? [] : [sheet];
  }, css);
}
