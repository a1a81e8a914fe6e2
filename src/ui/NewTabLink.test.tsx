import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewTabLink } from './NewTabLink.tsx';

function Profile() {
  return (
    <NewTabLink href="https://example.com/in" newTab="opens in a new tab">
      Chirper
    </NewTabLink>
  );
}

test('its name says where it leads and that a new tab opens', () => {
  render(<Profile />);
  const link = screen.getByRole('link', { name: /^Chirper\s*\(opens in a new tab\)$/u });
  expect(link.getAttribute('href')).toBe('https://example.com/in');
});

test('the new tab is real, and the other site cannot reach back', () => {
  render(<Profile />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')?.split(' ')).toEqual(['noopener', 'noreferrer']);
});

test('to the eye an icon says it, which assistive technology does not meet', () => {
  render(<Profile />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
