import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { foreignWord } from './foreignWord.tsx';
import { nameOf } from './nameOf.tsx';
import type { Word } from './word.ts';

function Menu({ label }: { label: Word }) {
  const [name, nameText] = nameOf(label, 'menu-name');
  return (
    <nav {...name}>
      {nameText}
      <a href="#main">Home</a>
    </nav>
  );
}

test('a name in the language of the page is an attribute', () => {
  const { container } = render(<Menu label="Main" />);
  expect(screen.getByRole('navigation', { name: 'Main' }).ariaLabel).toBe('Main');
  expect(container.textContent).toBe('Home');
});

test('a name in another language is a text that says so, which nobody comes upon', () => {
  render(<Menu label={foreignWord({ lang: 'ar', dir: 'rtl', children: 'الرئيسية' })} />);
  expect(screen.getByRole('navigation', { name: 'الرئيسية' }).ariaLabel).toBeNull();
  const text = screen.getByText('الرئيسية');
  expect([text.lang, text.dir]).toEqual(['ar', 'rtl']);
  expect(text.parentElement?.hidden).toBe(true);
});
