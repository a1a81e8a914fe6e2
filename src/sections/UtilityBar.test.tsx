import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { UtilityBar } from './UtilityBar.tsx';

const languages = [
  { code: 'en', dir: 'ltr', name: 'English', href: '/about-us', isCurrent: true },
  { code: 'hi', dir: 'ltr', name: 'हिन्दी', href: '/hi/about-us', isCurrent: false },
  { code: 'ar', dir: 'rtl', name: 'العربية', href: '/ar/about-us', isCurrent: false },
] as const;

const offers = [
  {
    code: 'ar',
    dir: 'rtl',
    href: '/ar/about-us',
    text: 'هذه الصفحة بالعربية',
    decline: 'عدم عرض هذا الاقتراح مرة أخرى',
  },
] as const;

function Bar() {
  return (
    <UtilityBar
      pause="Pause animations"
      city="Latur"
      hours="Mon to Fri"
      language="Language"
      languages={languages}
      offers={{ script: '/offers.js', unless: 'en', offers }}
    />
  );
}

test('the pause control is the first stop and says that nothing is paused', async () => {
  render(<Bar />);
  await userEvent.tab();
  const pause = screen.getByRole('button', { name: 'Pause animations', pressed: false });
  expect(document.activeElement).toBe(pause);
});

test('each language is named in itself and links to the same page', () => {
  render(<Bar />);
  const links = within(screen.getByRole('navigation', { name: 'Language' })).getAllByRole('link');
  const facts = links.map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('lang'),
    link.getAttribute('hreflang'),
    link.getAttribute('dir'),
  ]);
  expect(facts).toEqual([
    ['English', '/about-us', 'en', 'en', 'ltr'],
    ['हिन्दी', '/hi/about-us', 'hi', 'hi', 'ltr'],
    ['العربية', '/ar/about-us', 'ar', 'ar', 'rtl'],
  ]);
});

test('the page’s own language is the only current one', () => {
  render(<Bar />);
  const current = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true');
  expect(current.map((link) => link.textContent)).toEqual(['English']);
});

test('where the company is stands in the bar', () => {
  render(<Bar />);
  expect(screen.getByText('Latur')).toBeVisible();
});

test('a language without this page says which page opens instead', () => {
  const [english] = languages;
  const instead = { ...languages[2], href: '/ar/', instead: 'الرئيسية' };
  render(
    <UtilityBar
      pause="Pause"
      city="Latur"
      hours="Mon to Fri"
      language="Language"
      languages={[english, instead]}
      offers={{ script: '/offers.js', unless: 'en', offers: [] }}
    />,
  );
  const link = screen.getByRole('link', { name: 'العربية (الرئيسية)' });
  expect(link.getAttribute('href')).toBe('/ar/');
  expect(link.hasAttribute('data-keep-hash')).toBe(false);
  expect(screen.getByRole('link', { name: 'English' }).hasAttribute('data-keep-hash')).toBe(true);
});

test('an offer says its language and leads to the page in it, at the place one has come to', () => {
  render(<Bar />);
  const link = screen.getByRole('link', { name: 'هذه الصفحة بالعربية' });
  expect(link.closest('[lang]')).toHaveAttribute('lang', 'ar');
  expect(link.closest('[dir]')).toHaveAttribute('dir', 'rtl');
  expect(link).toHaveAttribute('hreflang', 'ar');
  expect(link).toHaveAttribute('href', '/ar/about-us');
  expect(link).toHaveAttribute('data-keep-hash');
});

test('the button that declines has a name in the language of the offer', () => {
  render(<Bar />);
  const button = screen.getByRole('button', { name: 'عدم عرض هذا الاقتراح مرة أخرى' });
  expect(button.closest('[lang]')).toHaveAttribute('lang', 'ar');
});
