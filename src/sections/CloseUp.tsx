import '../ui/Cloth.css';
import { weave } from '../ui/weave.ts';
import './CloseUp.css';

/** Where the window lies on the cloth, and its bright thread, in turn for block 1 to 6. */
const windows = [
  { column: 1, row: 2, pick: 3 },
  { column: 7, row: 4, pick: 2 },
  { column: 4, row: 1, pick: 4 },
  { column: 2, row: 5, pick: 1 },
  { column: 6, row: 3, pick: 3 },
  { column: 5, row: 2, pick: 2 },
] as const;

type Props = {
  /** Number of the family's draft, 1 to 8. */
  family: number;
  /** Which block of its page, from 1. */
  block: number;
};

/** A quiet cloth and on it, on the same threads, a window that looks closer. Pure decoration. */
export function CloseUp({ family, block }: Props) {
  const { column, row, pick } = windows[(block - 1) % windows.length] ?? windows[0];
  const cloth = weave({ family, columns: 16, rows: 12 });
  const inside = weave({
    family,
    columns: 8,
    rows: 6,
    picks: [pick],
    rowOffset: row,
    columnOffset: column,
  });
  return (
    <svg className="cloth close-up" data-ground="mist" viewBox="0 0 192 144" aria-hidden="true">
      <path d={cloth.weft + cloth.warp} />
      <svg
        className="close-up__window"
        data-ground="night"
        x={12 * column}
        y={12 * row}
        width="96"
        height="72"
      >
        <path className="close-up__ground" d="M0 0h96v72H0z" />
        <path d={inside.weft} />
        <path className="cloth__pick" d={inside.pick} />
        <path d={inside.warp} />
      </svg>
    </svg>
  );
}
