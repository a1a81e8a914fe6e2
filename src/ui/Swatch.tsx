import { Cloth } from './Cloth.tsx';
import './Swatch.css';

/** A piece of a family's cloth: the bright thread marks which of the families it is, from 1. */
export function Swatch({ family }: { family: number }) {
  return (
    <span className="swatch" data-ground="night">
      <Cloth family={family} columns={8} rows={9} picks={[8 - family, 16 - family]} />
    </span>
  );
}
