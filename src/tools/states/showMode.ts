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
    // As a visitor's own stylesheet, which no policy refuses, beside what the page has adopted.
    const marked = document as Document & { ofMode?: CSSStyleSheet };
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== marked.ofMode);
    marked.ofMode = new CSSStyleSheet();
    marked.ofMode.replaceSync(text);
    document.adoptedStyleSheets = [...others, marked.ofMode];
  }, css);
}
