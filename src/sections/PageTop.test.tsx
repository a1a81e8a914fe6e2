import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageTop } from './PageTop.tsx';

test('the way down to a page comes before its main heading', () => {
  render(<PageTop heading="A policy" lead="In short." crumbs={<a href="/">Home</a>} />);
  const heading = screen.getByRole('heading', { level: 1, name: 'A policy' });
  const crumb = screen.getByRole('link', { name: 'Home' });
  expect(crumb.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('In short.')).toBeVisible();
});
