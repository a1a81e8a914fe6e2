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

test('a card says what the service is and how much of it there is', () => {
  render(<Cards />);
  for (const text of ['01', 'Apps.', '5 pages']) expect(screen.getByText(text)).toBeVisible();
});
