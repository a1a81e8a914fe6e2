import type { Page } from 'playwright-core';

/**
 * Waits until a page has come to rest with motion allowed: fonts there, scripts done, finite
 * animations at their end, endless ones held still one second after their start, every block that
 * waits for the visitor's eyes shown.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(markSeen);
  await page.evaluate(importEnhancers);
  await page.evaluate(waitForScripts);
  await page.evaluate(holdMotion);
}

/**
 * Resolves once the scripts are there that the page may fetch by itself; what they do is waited for after it.
 * A text and not a function: Vite would make the `import()` of a function its own.
 */
const importEnhancers = `Promise.allSettled(Array.from(
  document.querySelectorAll('[data-enhancer]:not([data-mouse])'),
  ({ dataset }) => import(dataset.enhancer),
))`;

/** As {@link settle}, after a change that only styles can see, such as another theme. */
export async function settleStyles(page: Page): Promise<void> {
  await page.evaluate(holdMotion);
}

/** Runs in the page. What waits for the visitor's eyes takes itself as seen. */
export function markSeen(): void {
  for (const block of document.querySelectorAll('[data-in-view]')) {
    block.setAttribute('data-visible', '');
  }
}

/** Runs in the page. Resolves after 100 ms without a change of the document, or after 3 s. */
async function waitForScripts(): Promise<void> {
  // The heading font is optional: it would be in use or not, as the machine is quick or slow.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await new Promise<void>((resolve) => {
    let quiet = setTimeout(done, 100);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(done, 100);
    });
    const limit = setTimeout(done, 3000);
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    function done(): void {
      clearTimeout(quiet);
      clearTimeout(limit);
      observer.disconnect();
      resolve();
    }
  });
}

/** Runs in the page. The end of one transition may start the next, hence the rounds. */
async function holdMotion(): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      );
    if (moving.length === 0) return;
    for (const animation of moving) {
      const end = Number(animation.effect?.getComputedTiming().endTime);
      if (Number.isFinite(end)) {
        animation.finish();
      } else {
        animation.pause();
        animation.currentTime = 1000;
      }
    }
  }
}
