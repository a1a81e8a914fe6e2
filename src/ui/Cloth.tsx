import { weave, type ClothPlan } from './weave.ts';
import './Cloth.css';

type Props = ClothPlan & {
  className?: string;
  /** Whether a cloth fills a box of another shape, and is cut; by default it is shown whole. */
  fit?: 'slice' | undefined;
  /** How many of the rows show; all by default. */
  rowsShown?: number;
};

/** A piece of cloth, pure decoration: the weave names the family, the bright thread the place. */
export function Cloth({ className = '', fit, rowsShown, ...plan }: Props) {
  const { weft, pick, warp } = weave(plan);
  return (
    <svg
      className={`cloth ${className}`.trim()}
      viewBox={`0 0 ${12 * plan.columns} ${12 * (rowsShown ?? plan.rows)}`}
      preserveAspectRatio={fit === 'slice' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
    >
      <path d={weft} />
      {pick !== '' && <path className="cloth__pick" d={pick} />}
      <path d={warp} />
    </svg>
  );
}
