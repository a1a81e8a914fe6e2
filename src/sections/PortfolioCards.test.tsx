import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PortfolioCards } from './PortfolioCards.tsx';

const works = [
  { id: 'shop', name: 'A shop', category: 'Commerce', href: 'https://shop.example/' },
  { id: 'clinic', name: 'A clinic', category: 'Health' },
];

function show() {
  return render(
    <>
      <h2>Our work</h2>
      <PortfolioCards works={works} family={4} newTab="opens in a new tab" />
    </>,
  );
}

test('a work that is online is linked, and the link says that it opens a new tab', () => {
  show();
  const link = screen.getByRole('link', { name: 'A shop (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('https://shop.example/');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('a work without an address is no link', () => {
  show();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 3, name: 'A clinic' })).toBeVisible();
});

test('each work tells its category', () => {
  show();
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items[0]).toContain('Commerce');
  expect(items[1]).toContain('Health');
});
