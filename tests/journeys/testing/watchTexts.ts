// Longer than others: one script that runs in the page, where it can import nothing.
import type { Page } from '@playwright/test';

/** What a script of a test finds in a page after {@link watchTexts}. */
export type TextWatching = {
  /** Notes every text that can be seen, with its colour and where it stands on the page. */
  noteTexts: () => void;
  /**
   * What is wrong with the noted texts in a slice of the page that begins so many px below its top:
   * two pictures, as PNG in base64, the first with letters in a glaring colour, the second with none.
   */
  lowContrast: (pictures: readonly string[], top: number) => Promise<string[]>;
  /** How many of the noted texts letters were seen of. */
  measured: () => number;
};

/** The colour that letters have in the first picture, which nothing on the site has. */
export const glaring = 'rgb(255 0 255)';

/**
 * Lets scripts of a test ask every page that is opened from now on for texts that stand out too
 * little from what is drawn behind them (SC 1.4.3). Where a letter stands is taken from the pictures,
 * its colour from the styles, because smoothing makes every thin letter paler than it is.
 */
export async function watchTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Text = {
      words: string;
      colour: readonly number[];
      opacity: number;
      isLarge: boolean;
      boxes: Box[];
      isMeasured: boolean;
    };
    let texts: Text[] = [];

    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const channels = (colour: string): number[] => {
      if (brush === null) throw new Error('Expected a canvas.');
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      return [...brush.getImageData(0, 0, 1, 1).data];
    };

    /** The part of a box that nothing around it clips away, on the page. */
    const clipped = (rect: DOMRect, element: Element): Box | undefined => {
      let { left, top, right, bottom } = rect;
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const isRoot = box === document.body || box === document.documentElement;
        if (!isRoot && `${overflowX} ${overflowY}` !== 'visible visible') {
          const edge = box.getBoundingClientRect();
          [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
          [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
        }
        if (position === 'fixed') break;
      }
      if (right - left <= 1 || bottom - top <= 1) return undefined;
      return { left, top: top + scrollY, right, bottom: bottom + scrollY };
    };

    const note = (words: string, element: Element, rects: Iterable<DOMRect>, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const size = parseFloat(style.fontSize);
      let opacity = 1;
      for (let box: Element | null = element; box !== null; box = box.parentElement)
        opacity *= Number(getComputedStyle(box).opacity);
      const boxes = Array.from(rects, (rect) => clipped(rect, element)).filter(
        (box) => box !== undefined,
      );
      if (boxes.length === 0) return;
      texts.push({
        words: words.trim().slice(0, 40),
        colour: channels(style.webkitTextFillColor),
        opacity,
        // 18 pt, or 14 pt and bold.
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        boxes,
        isMeasured: false,
      });
    };

    const isShown = (element: Element): boolean => {
      const dialog = document.querySelector('[role="dialog"]');
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('script, style, .visually-hidden') === null &&
        // What lies behind a dialog is out of use, and so is a control that says so.
        (dialog === null || dialog.contains(element)) &&
        element.closest(':disabled, [aria-disabled="true"], [inert]') === null
      );
    };

    const noteTexts = (): void => {
      texts = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        const words = textContent?.trim() ?? '';
        if (parentElement === null || words === '' || !isShown(parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        note(words, parentElement, range.getClientRects());
      }
      for (const field of document.querySelectorAll('input, textarea, select')) {
        const { value, placeholder = '' } = field as HTMLInputElement;
        if (!isShown(field) || (value || placeholder) === '') continue;
        const pseudo = value === '' ? '::placeholder' : undefined;
        note(value || placeholder, field, field.getClientRects(), pseudo);
      }
      for (const element of document.querySelectorAll('body *')) {
        for (const pseudo of ['::before', '::after']) {
          const { content } = getComputedStyle(element, pseudo);
          const [, written = ''] = /^"([^"]*)"/u.exec(content) ?? [];
          if (written.trim() === '' || !isShown(element)) continue;
          note(written, element, element.getClientRects(), pseudo);
        }
      }
    };

    const linear = Array.from({ length: 256 }, (_, level) =>
      level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4,
    );
    const luminance = (red: number, green: number, blue: number): number =>
      0.2126 * (linear[Math.round(red)] ?? 0) +
      0.7152 * (linear[Math.round(green)] ?? 0) +
      0.0722 * (linear[Math.round(blue)] ?? 0);
    const ratio = (one: number, other: number): number =>
      (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

    const decode = async (encoded: string): Promise<ImageData> => {
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.codePointAt(0) ?? 0);
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const options = { willReadFrequently: true };
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', options);
      if (context === null) throw new Error('Expected a canvas.');
      context.drawImage(picture, 0, 0);
      return context.getImageData(0, 0, picture.width, picture.height);
    };

    const lowContrast = async (pictures: readonly string[], from: number): Promise<string[]> => {
      const [glaringly, without] = await Promise.all(pictures.map(decode));
      if (!glaringly || !without) throw new Error('Expected two pictures.');
      const { width, height } = without;
      const [over, ground] = [glaringly.data, without.data];
      const faults: string[] = [];
      for (const text of texts) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = text.colour;
        const share = (alpha / 255) * text.opacity;
        let [worst, at, densest] = [Infinity, 0, 0];
        for (const box of text.boxes) {
          // What an edge of the picture cuts is whole in the next one.
          if (box.top < from || box.bottom > from + height) continue;
          const [left, right] = [
            Math.max(0, Math.floor(box.left)),
            Math.min(width, Math.ceil(box.right)),
          ];
          const first = Math.max(0, Math.floor(box.top - from));
          const last = Math.min(height, Math.ceil(box.bottom - from));
          for (let y = first; y < last; y += 1) {
            for (let x = left; x < right; x += 1) {
              const index = (y * width + x) * 4;
              const [r = 0, g = 0, b = 0] = [ground[index], ground[index + 1], ground[index + 2]];
              const change =
                Math.abs((over[index] ?? 0) - r) +
                Math.abs((over[index + 1] ?? 0) - g) +
                Math.abs((over[index + 2] ?? 0) - b);
              if (change < 60) continue;
              densest = Math.max(densest, change / (255 - r + g + 255 - b));
              const drawn = luminance(
                red * share + r * (1 - share),
                green * share + g * (1 - share),
                blue * share + b * (1 - share),
              );
              const contrast = ratio(drawn, luminance(r, g, b));
              if (contrast < worst) [worst, at] = [contrast, index];
            }
          }
        }
        if (densest === 0) continue;
        text.isMeasured = true;
        const told = `"${text.words}"`;
        const hex = Array.from(ground.slice(at, at + 3), (level) =>
          level.toString(16).padStart(2, '0'),
        );
        if (worst < (text.isLarge ? 3 : 4.5))
          faults.push(`${told} stands out by ${worst.toFixed(2)}:1 from #${hex.join('')}`);
        if (densest < text.opacity * 0.6)
          faults.push(
            `${told} is drawn by ${densest.toFixed(2)} of its colour: something lies over it`,
          );
      }
      return faults;
    };

    Object.assign(window, {
      noteTexts,
      lowContrast,
      measured: () => texts.filter(({ isMeasured }) => isMeasured).length,
    } satisfies TextWatching);
  });
}
