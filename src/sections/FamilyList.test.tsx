import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FamilyList } from './FamilyList.tsx';

const families = [
  {
    id: 'cloud',
    number: '05',
    name: 'Cloud Services',
    text: 'Moving and running.',
    items: [{ id: 'migration', label: 'Cloud Migration', href: '/migration' }],
  },
  { id: 'testing', number: '07', name: 'Testing', text: 'Checks.', items: [] },
];

test('each family is a region named by its heading, which is also its anchor', () => {
  render(<FamilyList families={families} />);
  const cloud = screen.getByRole('region', { name: 'Cloud Services' });
  expect(within(cloud).getByRole('heading', { level: 2 }).id).toBe('cloud');
  expect(within(cloud).getByText('Moving and running.')).toBeVisible();
  expect(within(cloud).getByRole('link', { name: 'Cloud Migration' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
