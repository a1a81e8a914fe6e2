// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { expect, test } from 'vitest';
import { Header } from './Header.tsx';

const items = [
  { id: 'home', label: 'Home', href: '/' },
  { id: 'about', label: 'About', href: '/about', isCurrent: true },
  { id: 'team', label: 'Team' },
];

function Top() {
  return <Header home={{ href: '/', label: 'Example home page' }} label="Main" items={items} />;
}

test('the header breaks no accessibility rule', async () => {
  const { container } = render(<Top />);
  expect(await axe(container)).toHaveNoViolations();
});

test('the wordmark leads home and says so', () => {
  render(<Top />);
  const home = screen.getByRole('link', { name: 'Example home page' });
  expect(home.getAttribute('href')).toBe('/');
});

test('the navigation is a named list of the menu’s pages', () => {
  render(<Top />);
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  const names = navigation.getAllByRole('listitem').map((item) => item.textContent);
  expect(names).toEqual(['Home', 'About', 'Team']);
});

test('the page one is on is the only current one', () => {
  render(<Top />);
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['About']);
});

test('Tab goes through the wordmark and the links, in both directions', async () => {
  render(<Top />);
  const stops: (string | null)[] = [];
  for (const shift of [false, false, false, true]) {
    await userEvent.tab({ shift });
    stops.push(document.activeElement?.getAttribute('href') ?? null);
  }
  expect(stops).toEqual(['/', '/', '/about', '/']);
});
