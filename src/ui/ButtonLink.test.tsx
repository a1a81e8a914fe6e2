import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonLink } from './ButtonLink.tsx';

test('what goes somewhere is a link, whatever it looks like', () => {
  render(<ButtonLink href="/contact-us">Get a quote</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Get a quote' });
  expect(link.getAttribute('href')).toBe('/contact-us');
  expect(screen.queryByRole('button')).toBeNull();
});
