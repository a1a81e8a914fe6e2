// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { expect, test } from 'vitest';
import { InLanguage } from './InLanguage.tsx';

test('a link into another language says which, as part of its name', async () => {
  const { container } = render(
    <a href="/team">
      Team
      <InLanguage name="English" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Team (English)' })).toBeDefined();
  expect(await axe(container)).toHaveNoViolations();
});

test('a link within one language says nothing of it', () => {
  const { container } = render(<InLanguage name={undefined} />);
  expect(container.innerHTML).toBe('');
});
