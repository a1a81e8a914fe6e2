import type { Page } from '@playwright/test';
import { addStyles, faultsOf, stops } from './demandsParts.ts';
import { expect, pages, test } from './site.ts';

const paths = pages.map(({ path }) => path);

/** Every island, in both writing directions. */
const busiest = ['/', '/contact-us', '/ar/contact-us'];

test.use({ contextOptions: { reducedMotion: 'reduce' }, expected: [/404/u] });

/** What has the focus, and whether anything lies over its middle or the header over its top. */
function lookAtFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const { top, bottom, left, right, width, height } = focused.getBoundingClientRect();
    const bar = document.querySelector('.header');
    const edge = bar?.contains(focused) ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
    const isInBar = focused.closest('.top, .skip') !== null;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isCovered =
      middle !== null &&
      !focused.contains(middle) &&
      !middle.contains(focused) &&
      !middle.closest('label');
    const isOutside = bottom <= 0 || top >= innerHeight;
    const name = (focused.ariaLabel ?? focused.textContent).trim().slice(0, 40) || focused.id;
    const isUnderBar = !isInBar && top < edge - 1 && height < innerHeight - edge;
    return { name, isHidden: isOutside || isCovered || isUnderBar || width * height === 0 };
  });
}

test('[general/focus-not-hidden] Tab and Shift+Tab never lead under the header or out of the window', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 1280, height: 600 });
  const faults = await faultsOf(page, busiest, async () => {
    const hidden: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (;;) {
        await page.keyboard.press(key);
        const focus = await lookAtFocus(page);
        if (focus === undefined) break;
        if (focus.isHidden) hidden.push(`${key} ${focus.name}`);
      }
    }
    return hidden;
  });
  expect(faults).toEqual([]);
});

test('[general/real-controls] what can be activated is a real button, link or field, in the order of the page', async ({
  page,
}) => {
  const faults = await faultsOf(page, paths, () =>
    page.evaluate((selector) => {
      const real = 'a[href], button, input, select, textarea, summary';
      const pretended = '[role="button"], [role="link"], [onclick], a:not([href])';
      return [...document.querySelectorAll<HTMLElement>(`${selector}, ${pretended}`)]
        .filter((element) => !element.matches(real) || element.tabIndex > 0)
        .map((element) => element.outerHTML.slice(0, 120));
    }, stops),
  );
  expect(faults).toEqual([]);
});

/**
 * How many pixels differ by 3:1 or more between two pictures of the same place, per pixel of
 * the outline of what is shown.
 */
function ringWidth(page: Page, pictures: readonly string[], outline: number): Promise<number> {
  return page.evaluate(
    async ({ pictures: encoded, outline: length }) => {
      const [before, after] = await Promise.all(
        encoded.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          context?.drawImage(picture, 0, 0);
          return context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
        }),
      );
      const linear = Array.from({ length: 256 }, (_, level) =>
        level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4,
      );
      const luminance = (data: ArrayLike<number>, at: number) =>
        0.2126 * (linear[data[at] ?? 0] ?? 0) +
        0.7152 * (linear[data[at + 1] ?? 0] ?? 0) +
        0.0722 * (linear[data[at + 2] ?? 0] ?? 0);
      let changed = 0;
      for (let at = 0; at < (before?.length ?? 0); at += 4) {
        const [a, b] = [luminance(before ?? [], at), luminance(after ?? [], at)];
        if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3) changed += 1;
      }
      return changed / length;
    },
    { pictures, outline },
  );
}

/** One stop of each kind on each ground, too thin a ring of which is a fault. */
async function findThinRings(page: Page): Promise<string[]> {
  await addStyles(page, '* { transition: none !important; caret-color: transparent !important }');
  await page.keyboard.press('Tab');
  const kinds = new Set<string>();
  const thin: string[] = [];
  for (const stop of await page.locator(stops).all()) {
    const kind = await stop.evaluate((element) => {
      const isSeen =
        element.checkVisibility() && element.closest('[inert], [aria-hidden="true"]') === null;
      const ground = element.closest<HTMLElement>('[data-ground]')?.dataset['ground'];
      const family =
        element.className ||
        element.parentElement?.className ||
        element.parentElement?.parentElement?.className;
      return isSeen ? `${element.tagName} ${family ?? ''} on ${ground ?? 'paper'}` : '';
    });
    if (kind === '' || kinds.has(kind)) continue;
    kinds.add(kind);
    await stop.evaluate((element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      element.focus({ preventScroll: true });
    });
    const box = await stop.boundingBox();
    if (box === null) continue;
    const clip = {
      x: Math.max(0, box.x - 10),
      y: Math.max(0, box.y - 10),
      width: box.width + 20,
      height: box.height + 20,
    };
    const focused = await page.screenshot({ clip, animations: 'allow', scale: 'css' });
    await stop.evaluate((element: HTMLElement) => element.blur());
    const plain = await page.screenshot({ clip, animations: 'allow', scale: 'css' });
    const pictures = [focused, plain].map((picture) => picture.toString('base64'));
    const width = await ringWidth(page, pictures, 2 * (box.width + box.height));
    if (width < 1) thin.push(`${kind}: ${width.toFixed(1)} px`);
  }
  return thin;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[general/focus-ring] every kind of stop shows the focus all around by 3:1 (${colorScheme})`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(page, ['/', '/404'], findThinRings)).toEqual([]);
  });
}

test('[general/forced-focus] in the visitor’s own colours the focus is seen too', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await faultsOf(page, ['/contact-us'], findThinRings)).toEqual([]);
});
