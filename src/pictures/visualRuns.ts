import bidiFactory from 'bidi-js/dist/bidi.mjs';

/** A piece of a line in one font and one direction, to be shaped as a whole. */
export type Run<Font> = { text: string; font: Font; dir: 'ltr' | 'rtl' };

const { getEmbeddingLevels } = bidiFactory();
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** They have no form of their own, so no font needs them. */
const formless = /\p{Default_Ignorable_Code_Point}/u;

/**
 * A line in pieces from left to right, as they are seen (Unicode Standard Annex 9), each with the
 * first font that has all of its characters. A letter and its marks are never parted. Returns
 * undefined where no font has one of them.
 * @param dir the direction of the text around it.
 */
export function visualRuns<Font>(
  line: string,
  dir: 'ltr' | 'rtl',
  fonts: readonly { font: Font; has: (codePoint: number) => boolean }[],
): Run<Font>[] | undefined {
  const { levels } = getEmbeddingLevels(line, dir);
  const runs: { text: string; font: Font; level: number }[] = [];
  for (const { segment, index } of clusters.segment(line)) {
    const needed = Array.from(segment).filter((character) => !formless.test(character));
    const found = fonts.find(({ has }) => needed.every((one) => has(one.codePointAt(0) ?? 0)));
    if (found === undefined) return undefined;
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    if (last?.font === found.font && last.level === level) last.text += segment;
    else runs.push({ text: segment, font: found.font, level });
  }
  return reordered(runs).map(({ text, font, level }) => ({
    text,
    font,
    dir: level % 2 === 1 ? 'rtl' : 'ltr',
  }));
}

/** Rule L2: from the highest level down, what lies at a level or above it is reversed. */
function reordered<Piece extends { level: number }>(pieces: readonly Piece[]): readonly Piece[] {
  let order = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    const next: Piece[] = [];
    let reversed: Piece[] = [];
    for (const piece of order) {
      if (piece.level >= level) {
        reversed.unshift(piece);
      } else {
        next.push(...reversed, piece);
        reversed = [];
      }
    }
    order = [...next, ...reversed];
  }
  return order;
}
