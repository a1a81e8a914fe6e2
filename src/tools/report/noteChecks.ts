import type { NoteCheck } from './notes.ts';

/** Nothing lies over the element: at every line of it, it is what a pointer would meet. */
export const isUncovered: NoteCheck = {
  says: 'Nothing lies over it: it is what the pointer meets at the start, middle and end of every line.',
  async run(page, selector) {
    const found = await page.locator(selector).evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (const { left, right, top, bottom } of element.getClientRects()) {
        for (const x of [left + 1, (left + right) / 2, right - 1]) {
          const front = document.elementFromPoint(x, (top + bottom) / 2);
          if (front === null || !element.contains(front)) return front?.className ?? 'the window';
        }
      }
      return null;
    });
    return found === null ? undefined : `expected nothing over it, got "${String(found)}"`;
  },
};

/**
 * Every pixel behind the element's text has at least this contrast to the text's colour (WCAG 2.2,
 * relative luminance): measured on a picture of it without its text.
 */
export function contrastAtLeast(ratio: number): NoteCheck {
  return {
    says: `Every pixel behind the text has a contrast of at least ${ratio} to 1 to it.`,
    async run(page, selector) {
      const element = page.locator(selector);
      const colour = await element.evaluate((node) => getComputedStyle(node).color);
      // Not by Playwright's own option: the site's policy refuses a style element.
      const hidden = await page.evaluateHandle(hideText, selector);
      const picture = await element.screenshot({ animations: 'allow' });
      await hidden.evaluate((sheet) => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      });
      const measured = await lowestContrast(page, picture.toString('base64'), colour);
      if (measured >= ratio) return undefined;
      return `expected at least ${ratio} to 1, got ${measured.toFixed(2)} to 1`;
    },
  };
}

/** Runs in the page. */
function hideText(selector: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${selector} { color: transparent !important; text-shadow: none !important; }`);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** Draws the picture in a blank page, whose policy allows it, and compares pixel by pixel. */
async function lowestContrast(
  page: Parameters<NoteCheck['run']>[0],
  picture: string,
  colour: string,
): Promise<number> {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
      async ([base64, text]) => {
        const canvas = document.createElement('canvas');
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        [canvas.width, canvas.height] = [image.width, image.height];
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (context === null) throw new Error('Expected a canvas to draw on, got none.');
        context.fillStyle = text;
        context.fillRect(0, 0, 1, 1);
        const front = luminance(context.getImageData(0, 0, 1, 1).data, 0);
        context.drawImage(image, 0, 0);
        // Not the outermost pixels: a box may end within one, and the rest of it is what is around.
        const { data } = context.getImageData(1, 1, canvas.width - 2, canvas.height - 2);
        let lowest = 21;
        for (let offset = 0; offset < data.length; offset += 4) {
          const back = luminance(data, offset);
          const [bright, dark] = front > back ? [front, back] : [back, front];
          lowest = Math.min(lowest, (bright + 0.05) / (dark + 0.05));
        }
        return lowest;

        function luminance(pixels: Uint8ClampedArray, at: number): number {
          const linear = (index: number): number => {
            const value = (pixels[at + index] ?? 0) / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
          };
          return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
        }
      },
      [picture, colour] as const,
    );
  } finally {
    await blank.close();
  }
}
