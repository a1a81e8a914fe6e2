import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TalkNow } from './TalkNow.tsx';

const ways = [
  { id: 'mail', label: 'Email support', text: 'help@example.com', href: 'mailto:help@example.com' },
  { id: 'phone', label: 'Phone support', text: '+91 0', href: 'tel:+910' },
];

test('each way is named, and its link reads left to right in every language', () => {
  render(<TalkNow heading="Rather talk?" ways={ways} />);
  expect(screen.getByRole('region', { name: 'Rather talk?' })).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Email support',
    'Phone support',
  ]);
  const phone = screen.getByRole('link', { name: '+91 0' });
  expect(phone.getAttribute('href')).toBe('tel:+910');
  expect(phone.querySelector('bdi')?.dir).toBe('ltr');
});
