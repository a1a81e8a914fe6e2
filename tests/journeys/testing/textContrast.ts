import type { CDPSession, Page } from '@playwright/test';
import { addStyles } from './lookAtPages.ts';
import { glaring, type TextWatching } from './watchTexts.ts';

/** A picture is cut off where it is much higher than this. */
const sliceHeight = 6000;

/** How far two pictures reach over each other: no line of text is higher. */
const overlap = 400;

const everything = '*, *::before, *::after, *::placeholder';

/**
 * Texts of the open page that stand out too little from what is drawn behind them, letter by letter:
 * by 4.5:1, or 3:1 where they are large (SC 1.4.3). The page has to stand still, and
 * `watchTexts` to be called before it was opened.
 */
export async function findLowContrast(page: Page): Promise<string[]> {
  // On a busy machine something may glide on after it has stood: it was noted here and drawn there.
  for (;;) {
    const before = await scrollPositions(page);
    const faults = await lookOnce(page);
    if ((await scrollPositions(page)) !== before) continue;
    // What the pointer has left is told so a moment later: it was noted in one colour and drawn in another.
    const again = new Set(faults.length === 0 ? [] : await lookOnce(page));
    return faults.filter((fault) => again.has(fault));
  }
}

/** How far everything is scrolled, to compare. */
function scrollPositions(page: Page): Promise<string> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('*'), ({ scrollLeft, scrollTop }) =>
      Math.round(scrollLeft) === 0 && Math.round(scrollTop) === 0
        ? ''
        : `${Math.round(scrollLeft)} ${Math.round(scrollTop)}`,
    ).join(),
  );
}

async function lookOnce(page: Page): Promise<string[]> {
  // A colour that still glides would be noted half way and drawn at its end.
  const letGlide = await addStyles(page, `${everything} { transition: none !important }`);
  const { width, first, height, isOver } = await page.evaluate(() => {
    (window as unknown as TextWatching).noteTexts();
    const { clientWidth, scrollHeight } = document.documentElement;
    // A picture that reaches out of the window resizes it for a moment, which closes menus and lists.
    const over = '[role="dialog"], [role="listbox"], .service-menu__panel';
    const isLayered = document.querySelector(over) !== null;
    return isLayered
      ? { width: clientWidth, first: scrollY, height: scrollY + innerHeight, isOver: true }
      : { width: clientWidth, first: 0, height: scrollHeight, isOver: false };
  });
  const browser = await page.context().newCDPSession(page);
  const faults: string[] = [];
  for (let top = first; top < height; top += sliceHeight - overlap) {
    const slice = { x: 0, y: top, width, height: Math.min(sliceHeight, height - top), scale: 1 };
    const pictures: string[] = [];
    for (const colour of [glaring, 'transparent']) {
      const remove = await addStyles(
        page,
        `${everything} { -webkit-text-fill-color: ${colour} !important; text-decoration-color: transparent !important; caret-color: transparent !important; text-shadow: none !important }`,
      );
      pictures.push(await takePicture(browser, slice, !isOver));
      await remove();
    }
    const found = await page.evaluate(
      ([both, from]) => (window as unknown as TextWatching).lowContrast(both, from),
      [pictures, top] as const,
    );
    faults.push(...found);
  }
  await browser.detach();
  await letGlide();
  return faults;
}

type Slice = { x: number; y: number; width: number; height: number; scale: number };

async function takePicture(
  browser: CDPSession,
  clip: Slice,
  captureBeyondViewport: boolean,
): Promise<string> {
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport,
    clip,
  });
  return data;
}
