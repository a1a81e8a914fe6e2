import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ServiceCards } from './ServiceCards.tsx';

const linked = [
  { id: 'software', number: '01', label: 'Software', text: 'Apps.', count: '5 pages', href: '/s' },
  { id: 'data', number: '02', label: 'Data', text: 'Charts.', count: '6 pages', href: '/d' },
];

function Cards() {
  return (
    <>
      <h2>Services</h2>
      <ServiceCards cards={linked} callToAction={<a href="#form">Start</a>} />
    </>
  );
}

test('the cards are one list that ends with something to do', () => {
  render(<Cards />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Start');
});

test('a card’s heading is its only link and named by the service alone', () => {
  render(<Cards />);
  const link = screen.getByRole('link', { name: 'Software' });
  expect(link.getAttribute('href')).toBe('/s');
  expect(link.closest('h3')).toBe(screen.getByRole('heading', { level: 3, name: 'Software' }));
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('a card says what the service is and how much of it there is', () => {
  render(<Cards />);
  for (const text of ['01', 'Apps.', '5 pages']) expect(screen.getByText(text)).toBeVisible();
});
