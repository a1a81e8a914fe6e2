import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UtilityBar } from './UtilityBar.tsx';

const languages = [
  { code: 'en', dir: 'ltr', name: 'English', href: '/about-us', isCurrent: true },
  { code: 'ar', dir: 'rtl', name: 'العربية', href: '/ar/', isCurrent: false, instead: 'الرئيسية' },
] as const;

test('a language without this page says which page opens instead', () => {
  render(
    <UtilityBar
      pause="Pause"
      city="Latur"
      hours="Mon to Fri"
      language="Language"
      languages={languages}
      offers={{ script: '/offers.js', hasVariants: false, offers: [], address: undefined }}
    />,
  );
  const link = screen.getByRole('link', { name: 'العربية (الرئيسية)' });
  expect(link.getAttribute('href')).toBe('/ar/');
  expect(link.hasAttribute('data-elsewhere')).toBe(true);
  expect(screen.getByRole('link', { name: 'English' }).hasAttribute('data-elsewhere')).toBe(false);
});
