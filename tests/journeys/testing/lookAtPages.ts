import { test, type Page } from '@playwright/test';
import { isWalked } from './pages.ts';

/** Sizes that matter to a magnifier: 400 % zoom on 1280 by 1024 px, in width and in height. */
export const narrow = { width: 320, height: 640 };
export const zoomed = { width: 320, height: 256 };

/** Everything that can take the focus by keyboard. */
export const stops =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/**
 * Notes from now on what assistive technology is made to say by itself: each change of a live
 * region that leaves words in it, and each alert that is added with words, as "role: words". Call it
 * before the page is opened.
 */
export async function listenToAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live]';
    new MutationObserver((records) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (region && region.ariaLive !== 'off') regions.add(region);
        // An alert is announced when it comes into the page too, but for the page itself.
        if (document.readyState === 'loading') continue;
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          if (added.matches('[role="alert"]')) regions.add(added);
          for (const alert of added.querySelectorAll('[role="alert"]')) regions.add(alert);
        }
      }
      for (const region of regions) {
        const words = region.textContent.trim();
        if (words !== '') said.push(`${region.role ?? region.ariaLive}: ${words}`);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Goes through the whole page, so that everything has been in view once, and back. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

/**
 * What is wrong on the pages as a look at each one tells, every fault with its address. The
 * test may take five seconds longer for every page.
 */
export async function faultsOf(
  page: Page,
  paths: readonly string[],
  look: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  test.info().setTimeout(test.info().timeout + 5000 * paths.length);
  const faults: string[] = [];
  for (const path of paths.filter(isWalked)) {
    await page.goto(path);
    for (const fault of await look(page)) faults.push(`${path}: ${fault}`);
  }
  return faults;
}

/** Whether the page scrolls sideways, and every text of it that is cut off. */
export function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (!element.checkVisibility() || element.textContent.trim() === '') return false;
      if (element.closest('.visually-hidden, svg, [aria-hidden="true"], select') !== null)
        return false;
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (isHidden(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (isHidden(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    return [...sideways, ...cut.map((element) => `${element.className} is cut off`)];
  });
}

/** Lays styles over the page as a visitor's own stylesheet does, which no policy refuses; returns what takes them off. */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const added = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
  return () =>
    added.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
}
