import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tiles } from './Tiles.tsx';

const tiles = [
  { id: 'inventory', number: '01', name: 'Inventory of systems' },
  { id: 'plan', number: '02', name: 'Migration plan' },
];

test('tiles are an ordered list of numbers and names; the tally is not read', () => {
  render(<Tiles tiles={tiles} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '01 Inventory of systems',
    '02 Migration plan',
  ]);
  expect(screen.queryByRole('img')).toBeNull();
});

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
