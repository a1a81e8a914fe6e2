import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BulletSection } from './BulletSection.tsx';

const points = [
  { id: 'addresses', text: 'Your addresses' },
  { id: 'data', text: 'Your data' },
];

test('points are a list, and their dashes are not read', () => {
  render(<BulletSection heading="What stays" points={points} />);
  expect(screen.getByRole('heading', { level: 2, name: 'What stays' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Your addresses',
    'Your data',
  ]);
});
