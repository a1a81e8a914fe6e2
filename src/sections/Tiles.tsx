import type { ReactNode } from 'react';
import '../layout/Cells.css';
import { Cells } from '../layout/Cells.tsx';
import { Tally } from '../ui/Tally.tsx';

type Props = {
  /** Numbers are in the page's digits, such as "01". */
  tiles: readonly { id: string; number: string; name: string; text: ReactNode }[];
};

/** Names with a line that explains each, as numbered cells; the tally shows again which of how many. */
export function Tiles({ tiles }: Props) {
  return (
    <Cells as="ol" size="small">
      {tiles.map(({ id, number, name, text }, index) => (
        <li key={id}>
          <span className="cells__top">
            {number} <Tally position={index + 1} count={tiles.length} />
          </span>
          <strong>{name}</strong>
          <p>{text}</p>
        </li>
      ))}
    </Cells>
  );
}
