// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { expect, test } from 'vitest';
import { ButtonLink } from './ButtonLink.tsx';

test('links that look like buttons break no accessibility rule', async () => {
  const { container } = render(
    <>
      <ButtonLink href="#form">Get a quote</ButtonLink>
      <ButtonLink href="/services" variant="second">
        All services
      </ButtonLink>
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('what goes somewhere is a link, whatever it looks like', () => {
  render(<ButtonLink href="/contact-us">Get a quote</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Get a quote' });
  expect(link.getAttribute('href')).toBe('/contact-us');
  expect(screen.queryByRole('button')).toBeNull();
});
