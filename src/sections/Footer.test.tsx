import { render, screen, within } from '@testing-library/react';
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

test('each part of the footer has a heading', () => {
  render(<End />);
  const headings = within(screen.getByRole('contentinfo')).getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Newsletter',
    'Quick links',
    'Social',
  ]);
});

test('the pages of the lists are links', () => {
  render(<End />);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Team' }).getAttribute('href')).toBe('/team');
});

test('a link that opens a new tab says so, and the other site cannot reach back', () => {
  render(<End />);
  const link = screen.getByRole('link', { name: /^LinkedIn\s*\(opens in a new tab\)$/u });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('each way to reach the company is given with what it is', () => {
  render(<End />);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const details = screen.getAllByRole('definition').map((detail) => detail.textContent);
  expect(terms).toEqual(['Visit us', 'Call us']);
  expect(details).toEqual(['Latur', '+91 00000']);
});

test('a phone number can be called and reads left to right in every language', () => {
  render(<End />);
  const link = screen.getByRole('link', { name: '+91 00000' });
  expect(link.getAttribute('href')).toBe('tel:+9100000');
  expect(screen.getByText('+91 00000').getAttribute('dir')).toBe('ltr');
});

test('newsletter and copyright are part of the footer', () => {
  render(<End />);
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  expect(screen.getByText('© 2025 Example')).toBeVisible();
});
