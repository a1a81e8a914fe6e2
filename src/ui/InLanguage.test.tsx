import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InLanguage } from './InLanguage.tsx';

test('a link into another language says which, as part of its name', () => {
  render(
    <a href="/team">
      Team
      <InLanguage name="English" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Team (English)' })).toBeVisible();
});

test('a link within one language says nothing of it', () => {
  const { container } = render(<InLanguage name={undefined} />);
  expect(container.innerHTML).toBe('');
});
