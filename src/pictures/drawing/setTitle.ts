import type { Lettering, Outline } from '../../delivery/rendering.ts';

/** A title as lines that fit a box; `size` is the em in pixels, the height of lines is in em. */
export type SetTitle = { size: number; lineHeight: number; lines: readonly Outline[] };

/** In pixels. */
type Box = { width: number; height: number };

/** In pixels; the smallest can still be read where the picture is shown at a third of its size. */
const sizes = [92, 84, 76, 68, 62, 56, 50, 44];

const mostLines = 4;
const goodLines = 3;

/** How small a title may become to look better: as a share of the largest that fits, in pixels. */
const worth = 0.7;
const smallest = 56;

/** A line shorter than this share of the longest looks like a mistake. */
const evenness = 0.45;

/**
 * Sets a title as large as its box allows, in four lines at most, the lines as even as they can
 * be; rather a few sizes smaller than in a fourth line or with one word left over. A piece that
 * ends with a soft hyphen shows a hyphen at the end of a line. Returns undefined where the face
 * lacks a character or where even the smallest size is too large.
 * @param pieces the title, parted where lines may end.
 * @param lineHeight how far apart lines stand, in em.
 */
export function setTitle(
  pieces: readonly string[],
  box: Box,
  letter: Lettering,
  lineHeight: number,
): SetTitle | undefined {
  const known = new Map<string, Outline | undefined>();
  const lineOf = (from: number, to: number): Outline | undefined => {
    const text = textOf(pieces.slice(from, to));
    if (!known.has(text)) known.set(text, letter(text));
    return known.get(text);
  };
  const fitting = sizes.flatMap((size) => {
    const limit = Math.min(mostLines, Math.floor(box.height / (lineHeight * size)));
    const lines = wrap(pieces.length, limit, (1000 * box.width) / size, lineOf);
    return lines === undefined ? [] : [{ size, lineHeight, lines }];
  });
  const [largest] = fitting;
  if (largest === undefined) return undefined;
  const least = Math.max(smallest, worth * largest.size);
  const near = fitting.filter(({ size, lines }) => size >= least && isEven(lines));
  return near.find(({ lines }) => lines.length <= goodLines) ?? near[0] ?? largest;
}

/** A line's text: a soft hyphen shows at its end only, a space there never. */
function textOf(pieces: readonly string[]): string {
  return pieces
    .join('')
    .trimEnd()
    .replace(/\u00ad$/u, '-')
    .replaceAll('\u00ad', '');
}

function isEven(lines: readonly Outline[]): boolean {
  const widths = lines.map(({ width }) => width);
  return Math.min(...widths) >= evenness * Math.max(...widths);
}

/** The breaks with the fewest lines and, among these, the most even ones. */
function wrap(
  count: number,
  limit: number,
  width: number,
  lineOf: (from: number, to: number) => Outline | undefined,
): readonly Outline[] | undefined {
  /** The best way to set the pieces from one on in exactly so many lines. */
  const best = (from: number, left: number): readonly Outline[] | undefined => {
    let found: readonly Outline[] | undefined;
    for (let to = left === 1 ? count : from + 1; to <= count; to += 1) {
      const line = lineOf(from, to);
      if (line === undefined || line.width > width) break;
      const rest = left === 1 ? [] : best(to, left - 1);
      if (rest === undefined) continue;
      const lines = [line, ...rest];
      if (found === undefined || unevenness(lines) < unevenness(found)) found = lines;
    }
    return found;
  };
  for (let lines = 1; lines <= limit; lines += 1) {
    const found = best(0, lines);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Least where the same words are spread evenly. */
function unevenness(lines: readonly Outline[]): number {
  return lines.reduce((sum, { width }) => sum + width ** 2, 0);
}
