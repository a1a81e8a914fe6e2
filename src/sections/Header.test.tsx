import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Header } from './Header.tsx';

const home = { id: 'home', label: 'Home', href: '/' };
const overview = { id: 'services', label: 'Services', href: '/services' };
const about = { id: 'about', label: 'About', href: '/about', isCurrent: true };

function Top() {
  return (
    <Header
      home={{ href: '/', label: 'Example home page' }}
      label="Main"
      items={[home, overview, about]}
      serviceMenu={<button type="button">All services</button>}
      mobileMenu={<button type="button">Menu</button>}
      sidePanel={<button type="button">Panel</button>}
    />
  );
}

test('the navigation is a named list of the menu’s pages', () => {
  render(<Top />);
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  const names = navigation.getAllByRole('listitem').map((item) => item.textContent);
  expect(names).toEqual(['Home', 'ServicesAll services', 'About']);
});

test('the page one is on is the only current one', { tags: 'navigation/current' }, () => {
  render(<Top />);
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['About']);
});

test('Tab goes through wordmark, links and buttons in the order of the eye, and back', async () => {
  render(<Top />);
  const stops: (string | null)[] = [];
  for (const shift of [...Array.from({ length: 7 }, () => false), true]) {
    await userEvent.tab({ shift });
    const stop = document.activeElement;
    stops.push(stop?.getAttribute('href') ?? stop?.textContent ?? null);
  }
  const forwards = ['/', '/', '/services', 'All services', '/about', 'Menu', 'Panel'];
  expect(stops).toEqual([...forwards, 'Menu']);
});
