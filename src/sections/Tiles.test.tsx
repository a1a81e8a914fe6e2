import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tiles } from './Tiles.tsx';

const tiles = [
  { id: 'inventory', number: '01', name: 'Inventory of systems', text: 'Every system.' },
  { id: 'plan', number: '02', name: 'Migration plan', text: 'Every step.' },
];

test('each tile’s tally has as many threads as there are tiles, with its own longer', () => {
  const { container } = render(<Tiles tiles={tiles} />);
  const positions = Array.from(container.querySelectorAll('.tally'), (tally) =>
    Array.from(tally.children, (thread) => thread.hasAttribute('class')),
  );
  expect(positions).toEqual([
    [true, false],
    [false, true],
  ]);
});
