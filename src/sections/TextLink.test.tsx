import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextLink } from './TextLink.tsx';

test('what has a page is a link to it', () => {
  render(<TextLink item={{ id: 'team', label: 'Team', href: '/team', hrefLang: 'en' }} />);
  const link = screen.getByRole('link', { name: 'Team' });
  expect(link.getAttribute('href')).toBe('/team');
  expect(link.getAttribute('hreflang')).toBe('en');
  expect(link.hasAttribute('aria-current')).toBe(false);
});

test('the link to the page one is on says so', () => {
  render(<TextLink item={{ id: 'home', label: 'Home', href: '/', isCurrent: true }} />);
  expect(screen.getByRole('link', { name: 'Home', current: 'page' })).toBeVisible();
});

test('a link can hold more than its label', () => {
  render(
    <TextLink item={{ id: 'team', label: 'Team', href: '/team' }}>
      <b>Our people</b>
    </TextLink>,
  );
  expect(screen.getByRole('link', { name: 'Our people' })).toBeVisible();
});

test('a link to a page in another language says so in its name', () => {
  render(
    <TextLink
      item={{ id: 'team', label: 'Team', href: '/team', hrefLang: 'en', language: 'English' }}
    />,
  );
  expect(screen.getByRole('link', { name: 'Team (English)' })).toBeVisible();
});
