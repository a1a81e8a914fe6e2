import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bullets } from './Bullets.tsx';

const points = [
  { id: 'addresses', text: 'Your addresses' },
  { id: 'data', text: 'Your data' },
];

test('points are a list, and their dashes are not read', () => {
  render(<Bullets points={points} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Your addresses',
    'Your data',
  ]);
});
