import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactCard } from './ContactCard.tsx';

function Card() {
  return (
    <ContactCard
      heading="Ask an engineer"
      text="A person answers."
      phone={{ text: '+91 00000 00000', href: 'tel:+910000000000' }}
      mail={{ text: 'hello@example.com', href: 'mailto:hello@example.com' }}
    />
  );
}

test('the card stands under its heading', { tags: 'contact-card/heading' }, () => {
  render(<Card />);
  expect(screen.getByRole('region', { name: 'Ask an engineer' })).toBeVisible();
});

test.each([
  ['+91 00000 00000', 'tel:+910000000000'],
  ['hello@example.com', 'mailto:hello@example.com'],
])(
  '%s is a link and reads left to right in every language',
  { tags: 'contact-card/ways' },
  (name, href) => {
    render(<Card />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    expect(screen.getByText(name).dir).toBe('ltr');
  },
);
