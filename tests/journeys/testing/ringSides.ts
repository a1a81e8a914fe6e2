import type { Page } from '@playwright/test';
import { addStyles } from './lookAtPages.ts';

/** Takes off what styles draw because of the focus, and leaves the focus where it is. */
const withoutRing = [':focus-within', ':focus-within > *']
  .flatMap((holder) => [holder, `${holder}::before`, `${holder}::after`])
  .join();

const themes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'the visitor’s own colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** In which themes what has the focus does not show it on all four sides by 3:1. */
export async function findOpenRing(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  for (const [name, media] of Object.entries(themes)) {
    await page.emulateMedia(media);
    const sides = await drawnSides(page);
    // One may lie on a line that is there without the focus too, such as the mark of this page.
    const isWhole = sides.filter((share) => share >= 0.9).length >= 3;
    if (!isWhole) faults.push(`open in ${name}: ${sides.map((share) => share.toFixed(2)).join()}`);
  }
  await page.emulateMedia(themes.light);
  return faults;
}

/**
 * How much of each side of the ring is drawn, from 0 to 1: top, right, bottom, left. Measured in
 * pixels that differ by 3:1 between what is there with the ring and without. Empty if none does.
 */
async function drawnSides(page: Page): Promise<number[]> {
  const options = { animations: 'allow', scale: 'css', clip: await ringBox(page) } as const;
  const focused = await page.screenshot(options);
  const restore = await takeFocusAway(page);
  const plain = await page.screenshot(options);
  await restore();
  const pictures = [focused, plain].map((bytes) => bytes.toString('base64'));
  return page.evaluate(async (encoded) => {
    const [after, before] = await Promise.all(
      encoded.map(async (text) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        context?.drawImage(picture, 0, 0);
        return context?.getImageData(0, 0, picture.width, picture.height);
      }),
    );
    if (!after || !before) throw new Error('Expected two pictures.');
    const linear = Array.from({ length: 256 }, (_, level) =>
      level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4,
    );
    const luminance = ({ data }: ImageData, at: number) =>
      0.2126 * (linear[data[at] ?? 0] ?? 0) +
      0.7152 * (linear[data[at + 1] ?? 0] ?? 0) +
      0.0722 * (linear[data[at + 2] ?? 0] ?? 0);

    const { width, height } = after;
    const changed = new Uint8Array(width * height);
    let [top, right, bottom, left] = [height, -1, -1, width];
    for (let index = 0; index < changed.length; index += 1) {
      const [a, b] = [luminance(after, index * 4), luminance(before, index * 4)];
      if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 3) continue;
      changed[index] = 1;
      const [x, y] = [index % width, Math.floor(index / width)];
      [top, right] = [Math.min(top, y), Math.max(right, x)];
      [bottom, left] = [Math.max(bottom, y), Math.min(left, x)];
    }
    if (right < 0) return [];

    /** The share of the lines from one side inwards that meet 2 px of the ring at once. */
    const share = (length: number, isMet: (along: number, inwards: number) => boolean): number => {
      const lines = Array.from({ length }, (_, along) =>
        [0, 1, 2, 3, 4, 5].filter((inwards) => isMet(along, inwards)),
      );
      return lines.filter((met) => met.length >= 2).length / length;
    };
    const at = (x: number, y: number) => changed[y * width + x] === 1;
    return [
      share(right - left + 1, (along, inwards) => at(left + along, top + inwards)),
      share(bottom - top + 1, (along, inwards) => at(right - inwards, top + along)),
      share(right - left + 1, (along, inwards) => at(left + along, bottom - inwards)),
      share(bottom - top + 1, (along, inwards) => at(left + inwards, top + along)),
    ];
  }, pictures);
}

/**
 * Takes the focus away, and with it whatever shows it; returns what gives it back. A dialog or a list
 * would take it again at once, and the browser's own list of choices gives way to another one when it
 * is left: there only what styles draw around it goes.
 */
async function takeFocusAway(page: Page): Promise<() => Promise<void>> {
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  const isHeld = await focused.evaluate(
    (element) => element.closest('[role="dialog"], [role="listbox"], select') !== null,
  );
  if (isHeld)
    return addStyles(
      page,
      `${withoutRing} { outline: none !important; box-shadow: none !important }`,
    );
  await focused.evaluate((element) => {
    element.blur();
  });
  return () =>
    focused.evaluate((element) => {
      element.focus({ preventScroll: true });
    });
}

/** The part of the window in which all outlines around the focus lie, with a margin. */
function ringBox(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  return page.evaluate(() => {
    const margin = 16;
    let [left, top, right, bottom] = [innerWidth, innerHeight, 0, 0];
    for (const element of document.querySelectorAll(':focus-within, :focus-within > *')) {
      for (const pseudo of [undefined, '::before', '::after']) {
        if (getComputedStyle(element, pseudo).outlineStyle === 'none') continue;
        // The outline of what is placed over a card lies around the card.
        const card = pseudo === undefined ? null : (element as HTMLElement).offsetParent;
        for (const box of [element, card ?? element].map((one) => one.getBoundingClientRect())) {
          [left, top] = [Math.min(left, box.left), Math.min(top, box.top)];
          [right, bottom] = [Math.max(right, box.right), Math.max(bottom, box.bottom)];
        }
      }
    }
    const [x, y] = [Math.max(0, Math.floor(left - margin)), Math.max(0, Math.floor(top - margin))];
    if (right <= left || bottom <= top)
      return { x: 0, y: 0, width: innerWidth, height: innerHeight };
    const width = Math.min(innerWidth, Math.ceil(right + margin)) - x;
    return { x, y, width, height: Math.min(innerHeight, Math.ceil(bottom + margin)) - y };
  });
}
