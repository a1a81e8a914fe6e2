import '../layout/Cells.css';
import { Cells } from '../layout/Cells.tsx';
import { Tally } from '../ui/Tally.tsx';

type Props = {
  /** Numbers are in the page's digits, such as "01". */
  tiles: readonly { id: string; number: string; name: string }[];
};

/** Short names as numbered cells; the tally shows again which of how many each is. */
export function Tiles({ tiles }: Props) {
  return (
    <Cells as="ol" size="small">
      {tiles.map(({ id, number, name }, index) => (
        <li key={id}>
          <span className="cells__top">
            {number} <Tally position={index + 1} count={tiles.length} />
          </span>
          <strong>{name}</strong>
        </li>
      ))}
    </Cells>
  );
}
