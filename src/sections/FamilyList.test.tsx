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

test('each family is a list named by its heading, which is also its anchor, and no landmark', () => {
  render(<FamilyList families={families} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Cloud Services' }).id).toBe('cloud');
  expect(screen.getByText('Moving and running.')).toBeVisible();
  const cloud = screen.getByRole('list', { name: 'Cloud Services' });
  expect(within(cloud).getByRole('link', { name: 'Cloud Migration' })).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
