import { Cloth } from './Cloth.tsx';
import { swatchOf } from './weave.ts';
import './Swatch.css';

/** A piece of a family's cloth, of which the row that is hidden can be brought into view. */
export function Swatch({ family }: { family: number }) {
  return (
    <span className="swatch" data-ground="night">
      <Cloth {...swatchOf(family)} />
    </span>
  );
}
