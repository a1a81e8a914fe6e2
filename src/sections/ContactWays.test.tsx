import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactWays } from './ContactWays.tsx';

function Ways() {
  return (
    <ContactWays
      heading="Get in touch"
      newTab="opens in a new tab"
      ways={[
        {
          id: 'call',
          icon: <svg aria-hidden="true" />,
          heading: 'Call',
          note: 'Ask anything',
          text: '+91 00000',
          href: 'tel:+9100000',
          isCode: true,
        },
        {
          id: 'visit',
          icon: <svg aria-hidden="true" />,
          heading: 'Visit',
          note: 'Our office',
          text: 'Latur, India',
          href: 'https://example.com/maps',
          opensTab: true,
        },
      ]}
    />
  );
}

test('a number can be called, in this tab, and reads left to right in every language', () => {
  render(<Ways />);
  const link = screen.getByRole('link', { name: '+91 00000' });
  expect(link.getAttribute('href')).toBe('tel:+9100000');
  expect(link.hasAttribute('target')).toBe(false);
  expect(screen.getByText('+91 00000').getAttribute('dir')).toBe('ltr');
});

test('an address is text in the page’s own direction', () => {
  render(<Ways />);
  expect(screen.getByText('Latur, India').closest('[dir]')).toBeNull();
});
