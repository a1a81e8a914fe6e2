import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from './Footer.tsx';

function End() {
  return (
    <Footer
      newsletter={{
        heading: 'Newsletter',
        lead: 'Once a month.',
        form: <button type="button">Subscribe</button>,
      }}
      lists={[
        {
          id: 'quick',
          heading: 'Quick links',
          items: [
            { id: 'home', label: 'Home', href: '/' },
            { id: 'team', label: 'Team', href: '/team' },
          ],
        },
      ]}
      social={{
        heading: 'Social',
        newTab: 'opens in a new tab',
        items: [{ id: 'site', label: 'LinkedIn', href: 'https://example.com/in' }],
      }}
      contacts={[
        { id: 'visit', heading: 'Visit us', text: 'Latur' },
        { id: 'call', heading: 'Call us', text: '+91 00000', href: 'tel:+9100000' },
      ]}
      copyright="© 2025 Example"
    />
  );
}

test('a phone number can be called and reads left to right in every language', () => {
  render(<End />);
  const link = screen.getByRole('link', { name: '+91 00000' });
  expect(link.getAttribute('href')).toBe('tel:+9100000');
  expect(screen.getByText('+91 00000').getAttribute('dir')).toBe('ltr');
});
