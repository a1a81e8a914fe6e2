import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { id: 'home', label: 'Home', href: '/' },
  { id: 'services', label: 'Services', href: '/services' },
];

test('breadcrumbs are a named list of links from the home page down', () => {
  render(<Breadcrumbs label="Breadcrumb" items={items} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getByRole('list').tagName).toBe('OL');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/services']);
});
