import type { CDPSession, Page } from '@playwright/test';
import { faultsOf } from './testing/lookAtPages.ts';
import { wakeIslands, watchSeenText, type Watching } from './testing/seenText.ts';
import { large, small } from './testing/shellElements.ts';
import { expect, lessMotion, sourceKindPages, test } from './testing/site.ts';

// The page that is not found is one of the pages.
test.use({ contextOptions: lessMotion, expected: [/404/u] });

// A language changes the words of a part and not what it answers to.
const paths = sourceKindPages.map(({ path }) => path);

/** The one that may scroll sideways. */
const carousel = 'ul.carousel__list';

/** Everything that can be scrolled sideways, in view or not, by element and class. */
function scrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('html, body, body *')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const isRoot = element === document.documentElement && overflowX === 'visible';
        if (!isRoot && overflowX !== 'auto' && overflowX !== 'scroll') return false;
        return element.scrollWidth > element.clientWidth + 1 && element.checkVisibility();
      })
      .map((element) => `${element.localName}.${element.className}`),
  );
}

test(
  'one list of the site scrolls sideways, and a mouse brings up each slide by pressing a button',
  { tag: '@premises/nothing-dragged' },
  async ({ page }) => {
    let address = 'a page with a carousel';
    const faults = await faultsOf(page, paths, async () => {
      const sideways: string[] = [];
      for (const viewport of [{ ...small, width: 320 }, large]) {
        await page.setViewportSize(viewport);
        sideways.push(...(await scrollers(page)));
      }
      if (sideways.includes(carousel)) address = page.url();
      return sideways.filter((name) => name !== carousel);
    });
    expect(faults).toEqual([]);
    await page.setViewportSize({ ...small, width: 320 });
    await page.goto(address);
    await wakeIslands(page);
    const slides = page.locator('.carousel__slide');
    expect(await slides.count()).toBeGreaterThan(1);
    await page.locator('.carousel__list').scrollIntoViewIfNeeded();
    for (const [index, slide] of (await slides.all()).entries()) {
      if (index > 0) await page.locator('.carousel__buttons button').last().click();
      await expect(slide).toBeInViewport({ ratio: 0.5 });
      await expect(slide).not.toHaveAttribute('inert');
    }
  },
);

/** Puts fingers down, moves each by so many pixels in small steps, and takes them off. */
async function glide(
  client: CDPSession,
  from: readonly { x: number; y: number; by: readonly [number, number] }[],
): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: from.map(({ x, y, by: [right, down] }, id) => {
        return { id, x: x + right * share, y: y + down * share };
      }),
    });
  // Each is waited for: all at once they would be a tap, from one picture to the next.
  await touch('touchStart', 0);
  for (const share of [0.25, 0.5, 1]) await touch('touchMove', share);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: small });

  test(
    'a swipe and a pinch on any part do no more than scroll and zoom',
    { tag: '@premises/no-gestures' },
    async ({ page }) => {
      await watchSeenText(page);
      const client = await page.context().newCDPSession(page);
      const known = new Set<string>();
      const faults = await faultsOf(page, paths, async () => {
        await wakeIslands(page);
        const look = () =>
          page.evaluate(() => {
            const opened = document.querySelectorAll('[open], [aria-expanded="true"], dialog');
            const now = (window as unknown as Watching).seenText();
            return `${location.href}|${opened.length}|${now}`;
          });
        const before = await look();
        const found: string[] = [];
        const parts = page.locator('header, main > :not(script), footer');
        for (const element of await parts.elementHandles()) {
          const { kind, middle } = await element.evaluate((node) => {
            const part = node as HTMLElement;
            part.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { top, height } = part.getBoundingClientRect();
            const own = part.dataset['island'] ?? part.firstElementChild?.className;
            return { kind: `${part.className} ${own}`, middle: top + height / 2 };
          });
          if (known.has(kind)) continue;
          known.add(kind);
          const x = small.width / 2;
          const y = Math.min(Math.max(middle, 100), small.height - 100);
          const fingers = (apart: number, by: number) => [
            { x: x - apart, y, by: [-by, 0] as const },
            { x: x + apart, y, by: [by, 0] as const },
          ];
          await glide(client, [{ x, y, by: [-120, 0] }]);
          await glide(client, [{ x, y, by: [120, 0] }]);
          await glide(client, [{ x, y, by: [0, 60] }]);
          await glide(client, fingers(20, 60));
          await glide(client, fingers(80, -60));
          if ((await look()) !== before) found.push(kind);
        }
        return found;
      });
      expect(known.size).toBeGreaterThan(20);
      expect(faults).toEqual([]);
    },
  );
});
