import type { Page } from 'playwright-core';
import type { PageState } from './pageState.ts';

const carousel = '[data-island="carousel"]';
const next = `${carousel} .carousel__buttons button:last-child`;

/** The positions of the carousel besides its first one. */
export const carouselStates: readonly PageState[] = [
  {
    state: 'carousel at its second slide',
    component: 'carousel',
    shows: 'The slides have moved on by one; the first is out of view and out of reach.',
    selector: carousel,
    open: (page) => turn(page, 1),
  },
  {
    state: 'carousel at its end',
    component: 'carousel',
    shows: 'The last slide is in view, and the button that leads on says that there is no more.',
    selector: carousel,
    async open(page) {
      for (let gone = 1; !(await isAtEnd(page)); gone += 1) await turn(page, gone);
    },
  },
];

/** Goes on to the next slide, and waits until so many have gone by, or there is no more, and all stand. */
async function turn(page: Page, gone: number): Promise<void> {
  await page.locator(next).click();
  const outcome = `.carousel__slide:nth-child(${gone})[inert], ${next}[aria-disabled="true"]`;
  await page.locator(outcome).first().waitFor({ state: 'attached' });
  // The list glides, and a slide is told to be gone before the next one has arrived.
  await page.locator(`${carousel} .carousel__list`).evaluate(async (list) => {
    for (let still = 0, last = NaN; still < 10; still = list.scrollLeft === last ? still + 1 : 0) {
      last = list.scrollLeft;
      await new Promise(requestAnimationFrame);
    }
  });
}

async function isAtEnd(page: Page): Promise<boolean> {
  return (await page.locator(next).getAttribute('aria-disabled')) === 'true';
}
