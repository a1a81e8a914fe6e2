/** One bit of a draft: true where the upright thread lies on top; row and column are 0 to 7. */
type Draft = (row: number, column: number) => boolean;

const tri = (n: number): number => (n < 4 ? n : 7 - n);

/** The eight drafts in the order of the families: plain, twill, chevron, waffle, satin, diamond, basket, Walsh. */
const drafts: readonly Draft[] = [
  (r, c) => (r + c) % 2 === 1,
  (r, c) => (r + c) % 4 < 2,
  (r, c) => (tri(c) - r + 8) % 4 < 2,
  (r, c) => Math.floor(Math.max(Math.abs(r - 3.5), Math.abs(c - 3.5))) % 2 === 1,
  (r, c) => c === (3 * r) % 8,
  (r, c) => (tri(r) + tri(c)) % 4 < 2,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 2)) % 2 === 1,
  (r, c) => [1, 2, 4].filter((mask) => (r & c & mask) !== 0).length % 2 === 1,
];

export type ClothPlan = {
  /** Number of the family's draft, 1 to 8. */
  family: number;
  columns: number;
  rows: number;
  /** Rows drawn as the one bright thread. */
  picks?: readonly number[];
  rowOffset?: number;
  columnOffset?: number;
  /** Cells where the upright thread is forced on top, so that the crossing one breaks off. */
  isBroken?: (row: number, column: number) => boolean;
};

/** The bright threads of a page's cloth, 24 rows high: its position in its family, from 1, three times. */
export function picksOf(position: number | undefined): readonly number[] {
  return position === undefined ? [] : [7 - position, 15 - position, 23 - position];
}

/**
 * The piece of cloth that stands for a family, from 1: the bright thread marks which it is. Of its
 * nine rows eight show at a time.
 */
export function swatchOf(family: number): ClothPlan {
  return { family, columns: 8, rows: 9, picks: [8 - family, 16 - family] };
}

/** Three SVG paths of a cloth: 12 units a cell, to be stroked 7 units wide with butt ends. */
export type ClothPaths = { weft: string; pick: string; warp: string };

/** Draws a cloth as threads: neighbouring cells on top are joined to one run. */
export function weave(plan: ClothPlan): ClothPaths {
  const { columns, rows, picks = [] } = plan;
  const isUpright = uprightIn(plan);
  const threads: Record<keyof ClothPaths, Stroke[]> = { weft: [], pick: [], warp: [] };
  for (let row = 0; row < rows; row += 1) {
    const y = 12 * row + 6;
    for (const [start, end] of runs(columns, (column) => !isUpright(row, column))) {
      threads[picks.includes(row) ? 'pick' : 'weft'].push({ x: start, y, h: end - start });
    }
  }
  for (let column = 0; column < columns; column += 1) {
    const x = 12 * column + 6;
    for (const [start, end] of runs(rows, (row) => isUpright(row, column))) {
      threads.warp.push({ x, y: start, v: end - start });
    }
  }
  return {
    weft: pathOf(threads.weft),
    pick: pathOf(threads.pick),
    warp: pathOf(threads.warp),
  };
}

/** A straight stroke to the right or down. */
type Stroke = { x: number; y: number } & ({ h: number; v?: never } | { v: number; h?: never });

/**
 * A path of strokes, each but the first begun from where the one before ended: so what repeats in a
 * cloth is the same text, and takes a third of the bytes in a page. It may follow another path.
 */
function pathOf(strokes: readonly Stroke[]): string {
  let [x, y] = [0, 0];
  let path = '';
  for (const stroke of strokes) {
    const { h = 0, v = 0 } = stroke;
    path += path === '' ? `M${stroke.x} ${stroke.y}` : `m${stroke.x - x} ${stroke.y - y}`;
    path += v === 0 ? `h${h}` : `v${v}`;
    [x, y] = [stroke.x + h, stroke.y + v];
  }
  return path;
}

function uprightIn(plan: ClothPlan): Draft {
  const draft = drafts[plan.family - 1];
  if (draft === undefined) throw new Error(`Expected a draft 1 to 8, got ${plan.family}.`);
  const { rowOffset = 0, columnOffset = 0, isBroken } = plan;
  return (row, column) =>
    isBroken?.(row, column) === true ||
    draft((row + rowOffset + 64) % 8, (column + columnOffset + 64) % 8);
}

/**
 * Unbroken runs of cells on top, as start and end in drawing units. A run overshoots its cells
 * by 1, so that threads are parted by a slit; at the picture's edge it goes on past it.
 */
function runs(length: number, isOnTop: (cell: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let cell = 0; cell < length; cell += 1) {
    if (!isOnTop(cell)) continue;
    let end = cell;
    while (end < length && isOnTop(end)) end += 1;
    const goesOnBefore = cell === 0 && isOnTop(-1);
    const goesOnAfter = end === length && isOnTop(length);
    found.push([goesOnBefore ? -2 : 12 * cell - 1, goesOnAfter ? 12 * length + 2 : 12 * end + 1]);
    cell = end;
  }
  return found;
}
