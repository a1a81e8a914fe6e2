import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SideMenu } from './SideMenu.tsx';

const items = [
  { id: 'solutions', label: 'Cloud Solutions', href: '/solutions' },
  { id: 'migration', label: 'Cloud Migration', href: '/migration', isCurrent: true },
  { id: 'security', label: 'Cloud Security', href: '/security' },
];

function Menu() {
  return (
    <SideMenu heading="Cloud Services" items={items}>
      <p>Ask us</p>
    </SideMenu>
  );
}

function summary(): HTMLElement {
  return document.querySelector('summary') ?? expect.fail('Expected a summary.');
}

test('the menu has the name of what its pages have in common', { tags: 'side-menu/named' }, () => {
  render(<Menu />);
  const menu = screen.getByRole('navigation', { name: 'Cloud Services' });
  expect(within(menu).getAllByRole('listitem')).toHaveLength(3);
});

test(
  'one page is the current one, and the dropdown bears its name',
  { tags: 'side-menu/current' },
  () => {
    render(<Menu />);
    const current = screen.getByRole('link', { current: 'page' });
    expect(current.textContent).toBe('Cloud Migration');
    expect(summary().textContent).toBe('Cloud Migration');
  },
);

test('without a current page the dropdown bears the name of the menu', () => {
  render(<SideMenu heading="Cloud Services" items={items.slice(0, 1)} />);
  expect(summary().textContent).toBe('Cloud Services');
});

test('what stands below the menu is no part of its navigation', () => {
  render(<Menu />);
  expect(screen.getByText('Ask us').closest('nav')).toBeNull();
});
