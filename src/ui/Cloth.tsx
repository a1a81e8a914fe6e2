import { weave, type ClothPlan } from './weave.ts';
import './Cloth.css';

type Props = ClothPlan & {
  className?: string;
  /** How a cloth fills a box of another shape: cut, or (by default) shown whole. */
  fit?: 'slice' | 'meet';
  /** How many of the rows show; all by default. */
  rowsShown?: number;
};

/** A piece of cloth, pure decoration: the weave names the family, the bright thread the place. */
export function Cloth({ className = '', fit = 'meet', rowsShown, ...plan }: Props) {
  const { weft, pick, warp } = weave(plan);
  return (
    <svg
      className={`cloth ${className}`.trim()}
      viewBox={`0 0 ${12 * plan.columns} ${12 * (rowsShown ?? plan.rows)}`}
      preserveAspectRatio={`xMidYMid ${fit}`}
      aria-hidden="true"
    >
      <path d={weft} />
      {pick !== '' && <path className="cloth__pick" d={pick} />}
      <path d={warp} />
    </svg>
  );
}
